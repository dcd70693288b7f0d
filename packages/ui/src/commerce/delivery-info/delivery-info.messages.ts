export const deliveryInfoMessages = {
  'delivery-info.title': 'Delivery',
  'delivery-info.charge': 'Charge',
  'delivery-info.charge-inside':
    'Inside Dhaka ৳60 for small products and ৳80 to 100 for large or heavy ones',
  'delivery-info.charge-outside': 'Outside Dhaka 130 Taka',
  'delivery-info.time': 'Time',
  'delivery-info.time-inside': '24 to 48 hours inside Dhaka',
  'delivery-info.time-outside': '2 to 5 days outside Dhaka',
  'delivery-info.exact': 'The exact charge shows before you confirm.',
  'delivery-info.support': 'Questions? Call us',
  'delivery-info.copy': 'Copy number',
} as const
