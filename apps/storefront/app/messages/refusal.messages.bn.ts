import type { refusalMessages } from './refusal.messages.ts'
import type { Translation } from './translation.ts'

export const refusalInBengali: Translation<typeof refusalMessages> = {
  'refusal.gone': 'পণ্যটি আর পাওয়া যাচ্ছে না।',
  'refusal.sold_out': '{name}-এর স্টক শেষ।',
  'refusal.short': {
    one: '{name} আর মাত্র {n}টি আছে।',
    other: '{name} আর মাত্র {n}টি আছে।',
  },
  'refusal.offer_over': '{name}-এর অফার শেষ হয়ে গেছে।',
  'refusal.offer_once': '{name}-এর অফারে একজন একটিই কিনতে পারবেন।',
  'refusal.offer_used':
    'এই মোবাইল নম্বরে {name} ক্যাম্পেইনের দামে আগেই অর্ডার করা হয়েছে। এই দামে একজন একটিই কিনতে পারবেন।',
  'refusal.zone': 'এই এলাকায় আমরা আর পণ্য পৌঁছে দিই না। অন্য এলাকা বেছে নিয়ে আবার নিশ্চিত করুন।',
  'refusal.in_progress': 'এই অর্ডারটি এখনো নেওয়া হচ্ছে। একটু অপেক্ষা করুন।',
  'refusal.unknown_order': 'এই নম্বর ও মোবাইলে কোনো অর্ডার পাওয়া যায়নি।',
  'refusal.packed':
    'অর্ডারটি প্যাক করা বা পাঠানো হয়ে গেছে, তাই এখান থেকে বাতিল করা যাবে না। আমাদের কল করুন।',
  'refusal.campaign_over': 'এই অফারটি শেষ হয়ে গেছে।',
  'refusal.campaign_answered': 'এই নম্বর থেকে আগেই একটি টিপস পাঠানো হয়েছে।',
  'refusal.invalid': 'যা লিখেছেন তা একবার দেখে নিন।',
  'refusal.failure': 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  'refusal.field': 'এই ঘরটি একবার দেখে নিন।',
  'refusal.limit': 'অনেকবার চেষ্টা হয়েছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
}
