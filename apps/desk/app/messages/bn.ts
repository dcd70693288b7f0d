import { BANGLADESH } from '@shop/domain'
import { bengaliMarket, type Catalogue } from '@shop/ui'
import { bengaliMessages } from '@shop/ui/messages/bn'
import type { Locale } from './translation.ts'

/** The Bengali texts beside the English ones: `x.messages.bn.ts` beside `x.messages.ts`. */
const files = import.meta.glob<Record<string, Catalogue>>('../**/*.messages.bn.ts', { eager: true })

/** Bengali. Only loaded where it is chosen. */
export const bengali: Locale = {
  messages: Object.assign({}, bengaliMessages, ...Object.values(files).flatMap(Object.values)),
  market: { ...bengaliMarket, ...BANGLADESH },
}
