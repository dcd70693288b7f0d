/** Texts of the contact page. */
export const contactPageMessages = {
  'contactPage.title': 'Contact us',
  'contactPage.description': 'Call, write or visit us.',
  'contactPage.map': 'Map of {name}',
} as const
