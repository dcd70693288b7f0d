import type { Translation } from '../messages/translation.ts'
import type { notFoundPageMessages } from './not-found.messages.ts'

export const notFoundPageInBengali: Translation<typeof notFoundPageMessages> = {
  'notFoundPage.title': 'পণ্যটি পাওয়া যায়নি',
}
