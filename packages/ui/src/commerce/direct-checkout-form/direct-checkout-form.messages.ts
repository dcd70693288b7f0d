import { shopFormMessages } from '../shop-form/shop-form.messages.ts'

export const directCheckoutFormMessages = {
  ...shopFormMessages,
  'direct.title': 'Delivery Details',
  'direct.name': 'Full Name',
  'direct.mobile': 'Mobile number',
  'direct.mobileHint': 'The rider calls this number',
  'direct.mobileUnusual':
    'This does not look like a Bangladeshi mobile number. You can still order; please check it.',
  'direct.address': 'Full address',
  'direct.addressPlaceholder': 'House Number, Road, Upazila, District',
  'direct.quantity': 'Quantity',
  'direct.moreThanStock': 'We have {n} in stock at the moment.',
  'direct.required': 'Please fill this field.',
  'direct.fillAll': 'Please fill all required fields.',
  'direct.yourOrder': 'Your order',
  'direct.price': 'Price',
  'direct.delivery': 'Delivery charge',
  'direct.total': 'Total',
  'direct.campaign': 'One to a shopper in this offer.',
  'direct.cash': 'You pay {total} in cash when it arrives.',
  'direct.confirm': 'Confirm Your Order',
} as const
