import { contactProblems } from '@shop/domain'
import { shopFormMessages } from '../../commerce/shop-form/shop-form.messages.ts'

export const contactFormMessages = {
  ...shopFormMessages,
  ...contactProblems,
  'contact.phoneInvalid': 'Enter a valid phone number',
  'contact.title': 'Send us a message',
  'contact.name': 'Name',
  'contact.email': 'Email',
  'contact.phone': 'Phone',
  'contact.phoneDescription': 'So that we can call you back',
  'contact.message': 'Message',
  'contact.send': 'Send Message',
  'contact.sending': 'Sending...',
  'contact.failed': 'Something went wrong. Please try again.',
  'contact.sent': 'Message sent successfully',
  'contact.popupTitle': 'Success',
  'contact.popupText': 'Your message has been sent successfully!',
} as const
