import { shopFormMessages } from '../../commerce/shop-form/shop-form.messages.ts'

export const directCheckoutFormMessages = {
  ...shopFormMessages,
  'direct.title': 'Delivery Details',
  'direct.name': 'Full Name',
  'direct.mobile': 'Mobile number',
  'direct.address': 'Full address',
  'direct.quantity': 'Quantity',
  'direct.moreThanStock': 'We have {n} in stock at the moment.',
  'direct.required': 'Please fill this field.',
  'direct.fillAll': 'Please fill all required fields.',
  'direct.campaign': 'One to a shopper in this offer.',
  'direct.confirm': 'Confirm Your Order',
} as const
