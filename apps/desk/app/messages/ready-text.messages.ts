/** What a shopper is written: a question when nobody answers the phone, and what an order is after a correction. */
export const readyTextMessages = {
  'readyText.confirm': {
    one: 'Hello {name}, this is {shop}. You ordered {n} piece for {total} (order {number}). Shall we send it? Please answer yes or no.',
    other:
      'Hello {name}, this is {shop}. You ordered {n} pieces for {total} (order {number}). Shall we send them? Please answer yes or no.',
  },
  'readyText.corrected':
    'Hello {name}, this is {shop}. Your order {number} is now: {items}. It goes to {address}. You pay {total} on delivery.',
  'readyText.item': '{n} × {name}',
} as const
