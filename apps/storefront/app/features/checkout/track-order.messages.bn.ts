import type { Translation } from '../../messages/translation.ts'
import type { trackOrderMessages } from './track-order.messages.ts'

export const trackOrderInBengali: Translation<typeof trackOrderMessages> = {
  'trackOrder.failed': 'অর্ডারটি খোঁজা যায়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  'trackOrder.notCancelled': 'অর্ডারটি বাতিল করা যায়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন, অথবা কল করুন।',
}
