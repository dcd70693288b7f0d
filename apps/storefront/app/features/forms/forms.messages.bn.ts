import type { Translation } from '../../messages/translation.ts'
import type { formsMessages } from './forms.messages.ts'

export const formsInBengali: Translation<typeof formsMessages> = {
  'forms.failed': 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
}
