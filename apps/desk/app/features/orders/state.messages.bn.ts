import type { stateMessages } from './state.messages.ts'
import type { Translation } from '../../messages/translation.ts'

export const stateInBengali: Translation<typeof stateMessages> = {
  'state.pending': 'নতুন',
  'state.needs_review': 'যাচাই দরকার',
  'state.confirmed': 'নিশ্চিত',
  'state.packed': 'প্যাক হয়েছে',
  'state.shipped': 'পাঠানো হয়েছে',
  'state.delivered': 'পৌঁছে গেছে',
  'state.cancelled': 'বাতিল',
  'state.returned': 'ফেরত',
  'stateAction.needs_review': 'যাচাইয়ে দিন',
  'stateAction.confirmed': 'নিশ্চিত করুন',
  'stateAction.packed': 'প্যাক হয়েছে',
  'stateAction.shipped': 'পাঠানো হয়েছে',
  'stateAction.delivered': 'পৌঁছে গেছে',
  'stateAction.cancelled': 'অর্ডার বাতিল করুন',
  'stateAction.returned': 'ফেরত এসেছে',
  'stateAction.pending': 'নতুন করুন',
  'stateChange.one': 'অর্ডার {number}: {state}।',
  'stateChange.many': '{n}টি অর্ডার: {state}।',
}
