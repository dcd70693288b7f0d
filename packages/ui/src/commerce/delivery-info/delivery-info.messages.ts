export const deliveryInfoMessages = {
  'deliveryInfo.title': 'Delivery',
  'deliveryInfo.charge': 'Charge',
  'deliveryInfo.time': 'Time',
  'deliveryInfo.chargeZone': '{zone}: {charge}',
  'deliveryInfo.exact': 'The exact charge shows before you confirm.',
  'deliveryInfo.support': 'Questions? Call us',
  'deliveryInfo.copy': 'Copy number',
} as const
