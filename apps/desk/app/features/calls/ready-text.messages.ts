/** What a shopper is asked who does not answer the phone. */
export const readyTextMessages = {
  'readyText.confirm': {
    one: 'Hello {name}, this is {shop}. You ordered {n} piece for {total} (order {number}). Shall we send it? Please answer yes or no.',
    other:
      'Hello {name}, this is {shop}. You ordered {n} pieces for {total} (order {number}). Shall we send them? Please answer yes or no.',
  },
} as const
