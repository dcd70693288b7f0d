import type { Translation } from '../../messages/translation.ts'
import type { checkoutMessages } from './checkout.messages.ts'

export const checkoutInBengali: Translation<typeof checkoutMessages> = {
  'checkout.total': 'সর্বমোট',
  'checkout.changeBag': 'ব্যাগ বদলান',
  'checkout.unanswered':
    'অর্ডারটি নেওয়া যায়নি: দোকান থেকে সাড়া আসেনি। ইন্টারনেট দেখে আবার চেষ্টা করুন, অথবা আমাদের কল করুন। একই অর্ডার কখনো দুবার নেওয়া হয় না।',
  'checkout.busy':
    'অর্ডারটি নেওয়া যায়নি: এই মুহূর্তে নতুন অর্ডার রাখা যাচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন, অথবা আমাদের কল করুন। আপনার ব্যাগ ঠিকই আছে।',
  'checkout.failed':
    'অর্ডারটি নেওয়া যায়নি। কিছুই হারায়নি: আপনার ব্যাগ আর লেখা এখানেই আছে। আবার চেষ্টা করুন, অথবা আমাদের কল করুন।',
  'checkout.dearer':
    'পাতাটি খোলার পরে মোট দাম বেড়েছে। কিছুই অর্ডার হয়নি। নতুন হিসাব দেখে আবার নিশ্চিত করুন।',
  'checkout.changeOrder': 'অর্ডারটি বদলে আবার নিশ্চিত করুন।',
}
