export const siteFooterMessages = {
  'footer.about':
    '{brand} is a fast-growing ecommerce site in Bangladesh for gadgets, tech accessories and kitchen and home appliances.',
  'footer.contact': 'Contact',
  'footer.policies': 'Help and policies',
  'footer.newsletter': 'New offers by e-mail',
  'footer.payment': 'Ways to pay',
  'footer.copyright': 'Copyright 2025 {brand}. All rights reserved.',
  'footer.about-us': 'About Us',
  'footer.return-refund': 'Return & Refund',
  'footer.privacy-policy': 'Privacy Policy',
  'footer.terms-conditions': 'Terms & Conditions',
  'footer.delivery-policy': 'Delivery Policy',
  'footer.contact-us': 'Contact Us',
} as const
