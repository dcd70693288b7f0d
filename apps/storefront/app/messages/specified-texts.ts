import type { PartialMessages } from '@shop/ui'

/** The specification's English texts that differ from the defaults of @shop/ui: in their spelling, or because they name Bangladesh. */
export const specifiedTexts = {
  'campaign.phoneInvalid': 'Please enter a valid Bangladeshi phone number',
  'campaign.rejectedTitle': 'Trip and Tricks Alert!',
  'contact.phoneInvalid': 'Enter a valid Bangladeshi phone number',
  'contact.sent': 'Message sen successfully',
  'delivery.mobileInvalid': 'Mobile number must be exactly 11 digits',
  'discount.title': 'Upto {n}% Discount',
  'form.phoneUnusual':
    'This does not look like a Bangladeshi mobile number. You can still order; please check it.',
  'payment.agreeFirst': 'Please agree to the Terms & conditions.',
  'success.paid': 'Paid Through: Cash On Delivary',
  'success.text': "Your order has been placed. We've sent a confirmation sms.",
} satisfies PartialMessages
