export const deliveryStatementMessages = {
  'deliveryInfo.chargeInside':
    'Inside Dhaka ৳60 for small products and ৳80 to 100 for large or heavy ones',
  'deliveryInfo.chargeOutside': 'Outside Dhaka 130 Taka',
  'deliveryInfo.timeInside': '24 to 48 hours inside Dhaka',
  'deliveryInfo.timeOutside': '2 to 5 days outside Dhaka',
} as const
