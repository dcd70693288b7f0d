import { bengaliMarket } from '@shop/ui'
import { bengaliMessages } from '@shop/ui/messages/bn'
import type { Catalogue } from '@shop/ui'
import type { PolicyText } from './policy.ts'
import type { Locale } from './texts.ts'

/** The Bengali texts beside the English ones: `x.messages.bn.ts` beside `x.messages.ts`. */
const files = import.meta.glob<Record<string, Catalogue>>('../**/*.messages.bn.ts', { eager: true })

/** The policies: `x.policy.bn.ts` beside `x.policy.ts`. */
const policies = import.meta.glob<PolicyText>('../features/content/*.policy.bn.ts', {
  eager: true,
  import: 'policy',
})

/** Bengali. Only pages in Bengali load this module. */
export const bengali: Locale = {
  messages: Object.assign({}, bengaliMessages, ...Object.values(files).flatMap(Object.values)),
  market: bengaliMarket,
  policy: (name) => policies[`../features/content/${name}.policy.bn.ts`],
}
