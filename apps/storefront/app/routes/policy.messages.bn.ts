import type { Translation } from '../messages/translation.ts'
import type { policyMessages } from './policy.messages.ts'

export const policyInBengali: Translation<typeof policyMessages> = {
  'policyPage.failed': 'পাতাটি এখন দেখানো যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
}
