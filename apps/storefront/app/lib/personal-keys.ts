/** The keys of local storage that hold personal data. Each is written and read by one module. */
export const PERSONAL_KEYS = {
  shipping: 'shippingData',
  orders: 'orders',
  unanswered: 'orderIntent',
  deliveryDraft: 'draft.delivery',
  contactDraft: 'draft.contact',
  campaignDraft: 'draft.campaign',
} as const
