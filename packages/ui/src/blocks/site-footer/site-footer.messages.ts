export const siteFooterMessages = {
  'footer.contact': 'Contact',
  'footer.policies': 'Help and policies',
  'footer.newsletter': 'New offers by e-mail',
  'footer.payment': 'Ways to pay',
  'footer.copyright': 'Copyright {year} {brand}. All rights reserved.',
  'footer.aboutUs': 'About Us',
  'footer.returnRefund': 'Return & Refund',
  'footer.privacyPolicy': 'Privacy Policy',
  'footer.termsConditions': 'Terms & Conditions',
  'footer.deliveryPolicy': 'Delivery Policy',
  'footer.contactUs': 'Contact Us',
} as const
