import { shopFormMessages } from '../../commerce/shop-form/shop-form.messages.ts'

export const paymentMethodFormMessages = {
  ...shopFormMessages,
  'payment.title': 'Payment method',
  'payment.legend': 'How would you like to pay?',
  'payment.sslcommerz': 'Card or online gateway',
  'payment.sslcommerzDescription': 'Card, mobile banking or internet banking',
  'payment.cashondelivery': 'Cash On Delivery',
  'payment.cashondeliveryDescription': 'You pay the rider when your order arrives',
  'payment.policyTitle': 'Cancellation policy',
  'payment.policy':
    'You can cancel an order at any time before it is dispatched. After that, our return and refund policy applies.',
  'payment.agree': 'I agree to the {terms}',
  'payment.terms': 'Terms & Conditions',
  'payment.agreeFirst': 'Please agree to the Terms & Conditions.',
  'payment.cancel': 'Cancel',
  'payment.pay': 'Pay {amount}',
} as const
