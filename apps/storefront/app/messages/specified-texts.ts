import type { PartialMessages } from '@shop/ui'

/** The specification's English texts that differ in their spelling from the defaults of @shop/ui. */
export const specifiedTexts = {
  'campaign.rejectedTitle': 'Trip and Tricks Alert!',
  'contact.sent': 'Message sen successfully',
  'discount.title': 'Upto {n}% Discount',
  'payment.agreeFirst': 'Please agree to the Terms & conditions.',
  'success.paid': 'Paid Through: Cash On Delivary',
  'success.text': "Your order has been placed. We've sent a confirmation sms.",
} satisfies PartialMessages
