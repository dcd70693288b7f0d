import { bengaliMarket } from '@shop/ui'
import { bengaliMessages } from '@shop/ui/messages/bn'
import type { Catalogue } from '@shop/ui'
import type { Locale } from './texts.ts'

/** The Bengali texts beside the English ones: `x.messages.bn.ts` beside `x.messages.ts`. */
const files = import.meta.glob<Record<string, Catalogue>>('../**/*.messages.bn.ts', { eager: true })

/** Bengali. Only pages in Bengali load this module. */
export const bengali: Locale = {
  messages: Object.assign({}, bengaliMessages, ...Object.values(files).flatMap(Object.values)),
  market: bengaliMarket,
}
