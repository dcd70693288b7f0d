import type { Translation } from '../messages/translation.ts'
import type { contactPageMessages } from './contact-us.messages.ts'

export const contactPageInBengali: Translation<typeof contactPageMessages> = {
  'contactPage.title': 'যোগাযোগ করুন',
  'contactPage.description': 'কল করুন, লিখুন, অথবা আমাদের ঠিকানায় চলে আসুন।',
  'contactPage.map': 'ম্যাপে {name}',
}
