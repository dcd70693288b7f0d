export const newsletterFormMessages = {
  'newsletter.label': 'E-mail address',
  'newsletter.submit': 'Subscribe',
  'newsletter.thanks': 'Thank you for subscribing!',
} as const
