import type { Translation } from '../../messages/translation.ts'
import type { couponMessages } from './coupon.messages.ts'

export const couponInBengali: Translation<typeof couponMessages> = {
  'couponCheck.minimum': 'এই কুপন {amount} বা তার বেশি দামের অর্ডারের জন্য।',
  'couponCheck.offline':
    'কোডটি এখন যাচাই করা যাচ্ছে না: দোকান থেকে উত্তর আসেনি। আপনার লেখা কোড এখানেই আছে। ইন্টারনেট সংযোগ দেখে আবার “ব্যবহার করুন” চাপুন।',
  'couponCheck.ended': '{code} কুপনটি আর চলছে না। মোট দামে এর ছাড় নেই।',
}
