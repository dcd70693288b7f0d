/** What changed about an order since the shopper chose its products, and what it cannot take. */
export const quoteMessages = {
  'quote.priceChanged': 'Price changed from {before} to {now}',
  'quote.tooManyLines':
    'At most {limit} different products fit into one order. Please remove some.',
} as const
