import type { Translation } from '../../messages/translation.ts'
import type { settlingMessages } from './settling.messages.ts'

export const settlingInBengali: Translation<typeof settlingMessages> = {
  'settling.title': 'হিসাব মেলানো',
  'settling.courier': 'কুরিয়ার',
  'settling.text': 'কুরিয়ারের হিসাব',
  'settling.help':
    '{courier}-এর হিসাব কলামের নামসহ পেস্ট করুন, অথবা ফাইল বেছে নিন। এখনো কিছু রাখা হবে না।',
  'settling.read': 'অর্ডারের সঙ্গে মেলান',
  'settling.lines': 'হিসাবের পার্সেল',
  'settling.number': 'অর্ডার',
  'settling.consignment': 'কনসাইনমেন্ট',
  'settling.customer': 'ক্রেতা',
  'settling.paid': 'দিয়েছে',
  'settling.expected': 'দেওয়ার কথা',
  'settling.difference': 'পার্থক্য',
  'settling.result': 'ফল',
  'settling.result.paid': 'ঠিক আছে',
  'settling.result.less': 'কম দিয়েছে',
  'settling.result.more': 'বেশি দিয়েছে',
  'settling.result.returned': 'ফেরত',
  'settling.result.settled': 'আগেই মেলানো',
  'settling.result.twice': 'হিসাবে দুবার আছে',
  'settling.result.not-sent': 'এই কুরিয়ারে দেওয়া হয়নি',
  'settling.result.unknown': 'এমন অর্ডার নেই',
  'settling.good': '{name}-এর ভালো পিস',
  'settling.goodHelp': 'পণ্য দেখে নিন: শুধু ভালো পিস স্টকে ফেরত যায়।',
  'settling.selected': '{n}টি পার্সেল বেছে নিয়েছেন: {sum}',
  'settling.settle': '{n}টি পার্সেলের হিসাব শেষ করুন',
  'settling.done': '{n}টি পার্সেলের হিসাব শেষ হয়েছে।',
  'settling.missing': 'হিসাবে নেই',
  'settling.missingHelp': '{courier}-এর যে পার্সেল পথে আছে বা টাকা আসেনি: {sum}।',
}
