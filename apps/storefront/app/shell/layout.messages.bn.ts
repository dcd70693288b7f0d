import type { Translation } from '../messages/translation.ts'
import type { frameMessages } from './layout.messages.ts'

export const frameInBengali: Translation<typeof frameMessages> = {
  'frame.call': 'কল করুন',
  'frame.contactUs': 'যোগাযোগ করুন',
  'frame.trackOrder': 'অর্ডার খুঁজুন',
  'frame.whatsapp': 'হোয়াটসঅ্যাপ',
  'frame.offline': 'ইন্টারনেট নেই। সংযোগ ফিরলে পাতাটি খুলবে।',
  'frame.stored':
    'ইন্টারনেট নেই। পাতাটি {date} সময়ে যেমন ছিল, তেমন দেখছেন। দাম ও স্টক বদলে থাকতে পারে।',
  'frame.stay': 'এখানেই থাকুন',
  'frame.lostFile': 'পৃষ্ঠার একটি অংশ আনা যায়নি। ইন্টারনেট সংযোগ দেখে নিন।',
  'frame.loadAgain': 'পৃষ্ঠাটি আবার আনুন',
  'frame.tryAgain': 'আবার চেষ্টা করুন',
  'frame.missing': 'এই পাতাটি নেই।',
  'frame.failed': 'পাতাটি দেখানো যায়নি।',
  'frame.failedText': 'ইন্টারনেট দেখে আবার চেষ্টা করুন। আপনার ব্যাগ ঠিকই আছে।',
}
