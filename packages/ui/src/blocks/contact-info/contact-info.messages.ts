export const contactInfoMessages = {
  'contactInfo.title': 'Find us',
  'contactInfo.address': 'Address',
  'contactInfo.phone': 'Phone',
  'contactInfo.email': 'Email',
} as const
