import { bengaliMarket, englishMarket, formatPrice, translator } from '@shop/ui'
import type { DeskOrderDetails, ShopWire } from '@shop/domain/wire'
import { readyTextInBengali } from './ready-text.messages.bn.ts'
import { readyTextMessages } from './ready-text.messages.ts'

const markets = { en: englishMarket, bn: bengaliMarket }
const texts = {
  en: translator(readyTextMessages, { market: englishMarket }),
  bn: translator(readyTextMessages, { messages: readyTextInBengali, market: bengaliMarket }),
}

type Shop = Pick<ShopWire, 'name' | 'nameBn'> | undefined

/** The message that asks for a confirmation, in the language in which the shopper has ordered. */
export function readyText(order: DeskOrderDetails, shop: Shop): string {
  return texts[order.language]('readyText.confirm', { n: order.pieces, ...valuesOf(order, shop) })
}

/** The message that says what an order is after a correction, in the language in which the shopper has ordered. */
export function correctedText(order: DeskOrderDetails, shop: Shop): string {
  const t = texts[order.language]
  const items = order.lines.map(({ name, quantity: n }) => t('readyText.item', { n, name }))
  const { address } = order
  return t('readyText.corrected', { ...valuesOf(order, shop), items: items.join(', '), address })
}

const valuesOf = ({ name, number, toCollect, language }: DeskOrderDetails, shop: Shop) => ({
  ...{ name, number, total: formatPrice(toCollect, markets[language]) },
  shop: (language === 'bn' && shop?.nameBn) || shop?.name || '',
})
