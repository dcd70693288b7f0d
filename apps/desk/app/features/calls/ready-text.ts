import { bengaliMarket, englishMarket, formatPrice, translator } from '@shop/ui'
import type { DeskOrderDetails, ShopWire } from '@shop/domain/wire'
import { readyTextInBengali } from './ready-text.messages.bn.ts'
import { readyTextMessages } from './ready-text.messages.ts'

const markets = { en: englishMarket, bn: bengaliMarket }
const texts = {
  en: translator(readyTextMessages, { market: englishMarket }),
  bn: translator(readyTextMessages, { messages: readyTextInBengali, market: bengaliMarket }),
}

/** The message that asks for a confirmation, in the language in which the shopper has ordered. */
export function readyText(
  { name, number, pieces, toCollect, language }: DeskOrderDetails,
  shop: Pick<ShopWire, 'name' | 'nameBn'> | undefined,
): string {
  const shopName = (language === 'bn' && shop?.nameBn) || shop?.name || ''
  const total = formatPrice(toCollect, markets[language])
  return texts[language]('readyText.confirm', { n: pieces, name, number, total, shop: shopName })
}
