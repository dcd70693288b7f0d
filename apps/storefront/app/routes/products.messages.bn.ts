import type { Translation } from '../messages/translation.ts'
import type { listPageMessages } from './products.messages.ts'

export const listPageInBengali: Translation<typeof listPageMessages> = {
  'listPage.results': '“{text}” খোঁজার ফলাফল',
  'listPage.all': 'সব পণ্য',
  'listPage.category': '{name}: সব পণ্য',
  'listPage.description': '{title}: দাম টাকায়, সারা বাংলাদেশে ক্যাশ অন ডেলিভারি।',
  'listPage.corrected': 'এর ফলাফল দেখানো হচ্ছে:',
  'listPage.guess': 'ঠিক এমন কিছু পাওয়া যায়নি। হয়তো এগুলোর কোনোটি:',
  'listPage.categories': 'ক্যাটাগরি থেকে খুঁজুন',
  'listPage.popular': 'এখন যা বেশি চলছে',
  'listPage.compare': 'তুলনা করতে পণ্য বাছুন',
  'listPage.noPage': 'এই তালিকায় {page} নম্বর পৃষ্ঠা নেই।',
  'listPage.lastPage': 'শেষ পৃষ্ঠা হলো {page} নম্বর।',
  'listPage.toFirst': 'প্রথম পৃষ্ঠা',
  'listPage.toLast': 'শেষ পৃষ্ঠা',
  'listPage.more': 'আরও দেখুন',
}
