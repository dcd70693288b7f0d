import type { Translation } from '../messages/translation.ts'
import type { thankYouPageMessages } from './thank-you.messages.ts'

export const thankYouPageInBengali: Translation<typeof thankYouPageMessages> = {
  'thankYouPage.title': 'ধন্যবাদ',
}
