import type { Translation } from '../../messages/translation.ts'
import type { deliveryStatementMessages } from './delivery-statements.messages.ts'

export const deliveryStatementsInBengali: Translation<typeof deliveryStatementMessages> = {
  'deliveryInfo.chargeInside': 'ঢাকার ভেতরে ছোট পণ্যে ৬০ টাকা, বড় বা ভারী পণ্যে ৮০ থেকে ১০০ টাকা',
  'deliveryInfo.chargeOutside': 'ঢাকার বাইরে ১৩০ টাকা',
  'deliveryInfo.timeInside': 'ঢাকার ভেতরে ২৪ থেকে ৪৮ ঘণ্টা',
  'deliveryInfo.timeOutside': 'ঢাকার বাইরে ২ থেকে ৫ দিন',
}
