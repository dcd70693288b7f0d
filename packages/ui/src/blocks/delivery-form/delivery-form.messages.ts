import { deliveryProblems } from '@shop/domain'
import { shopFormMessages } from '../../commerce/shop-form/shop-form.messages.ts'

export const deliveryFormMessages = {
  ...shopFormMessages,
  ...deliveryProblems,
  'delivery.mobileInvalid': 'Enter a valid mobile number',
  'delivery.title': 'Delivery Details',
  'delivery.name': 'Name',
  'delivery.mobile': 'Mobile',
  'delivery.address': 'Address',
  'delivery.agree': 'I agree to the {terms}',
  'delivery.terms': 'Terms & Conditions',
  'delivery.cancel': 'Cancel',
  'delivery.placeOrder': 'Place Order',
  'delivery.termsRequired': 'You must agree to the Terms & Conditions.',
} as const
