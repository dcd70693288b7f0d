import type { Translation } from '../messages/translation.ts'
import type { homePageMessages } from './home.messages.ts'

export const homePageInBengali: Translation<typeof homePageMessages> = {
  'homePage.title': 'গ্যাজেট ও ঘরের যন্ত্রপাতি, হাতে পেয়ে টাকা দিন',
  'homePage.failed': 'পণ্য দেখানো যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  'homePage.collection': '{name} কালেকশন',
  'homePage.recommended': 'আপনার জন্য বাছাই করা',
}
