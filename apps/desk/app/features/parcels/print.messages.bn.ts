import type { Translation } from '../../messages/translation.ts'
import type { printMessages } from './print.messages.ts'

export const printInBengali: Translation<typeof printMessages> = {
  'print.title': 'প্রিন্ট',
  'print.papers': 'কাগজ',
  'print.a4': 'A4',
  'print.label': '১০০ × ১৫০ মিমি',
  'print.roll': '৮০ মিমি রোল',
  'print.start': 'প্রিন্ট করুন',
  'print.count': '{n}টি পার্সেল',
  'print.none': 'প্রিন্ট করার কিছু নেই।',
  'print.noneHelp': 'ফিরে গিয়ে অর্ডার বেছে নিন।',
  'print.some': '{n}টি স্লিপ প্রিন্ট করুন',
  'print.slip': 'অর্ডার {number}-এর স্লিপ',
  'print.collect': 'আদায় করতে হবে',
  'print.to': 'প্রাপক',
  'print.phone': 'ফোন',
  'print.from': 'প্রেরক',
  'print.courier': 'কুরিয়ার',
  'print.content': 'ভেতরে যা আছে',
  'print.list': '{courier}-এর পার্সেল',
  'print.order': 'অর্ডার',
  'print.consignment': 'কনসাইনমেন্ট',
  'print.signature': 'রাইডারের নাম, তারিখ ও সই',
}
