import type { Translation } from '../messages/translation.ts'
import type { campaignPageMessages } from './campaign.messages.ts'

export const campaignPageInBengali: Translation<typeof campaignPageMessages> = {
  'campaignPage.title': 'অফার',
  'campaignPage.description': 'রান্নাঘরের একটি টিপস লিখুন, একটি অফার পান।',
  'campaignPage.failed': 'অফারটি এখন দেখানো যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  'campaignPage.none': 'এখন কোনো অফার চলছে না।',
  'campaignPage.noneText': 'পরের অফারের খবর এখানেই পাবেন।',
  'campaignPage.products': 'অফারের পণ্য',
}
