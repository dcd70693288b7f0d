export const newsletterFormMessages = {
  'newsletter.label': 'E-mail address',
  'newsletter.submit': 'Subscribe',
  'newsletter.thanks': 'Thank you for subscribing!',
  'newsletter.required': 'Email is required',
  'newsletter.invalid': 'Enter a valid email',
  'newsletter.failed': 'You are not subscribed yet. Please try again.',
} as const
