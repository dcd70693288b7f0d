/** What changed about a line of an order since the shopper chose it. */
export const quoteMessages = {
  'quote.priceChanged': 'Price changed from {before} to {now}',
} as const
