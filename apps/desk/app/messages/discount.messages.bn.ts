import type { discountMessages } from './discount.messages.ts'
import type { Translation } from './translation.ts'

export const discountInBengali: Translation<typeof discountMessages> = {
  'discount.amount': 'হাতে দেওয়া ছাড়, টাকায়',
  'discount.amountWrong': '৫০-এর মতো একটি অঙ্ক লিখুন, অথবা খালি রাখুন।',
  'discount.tooMuch': 'ছাড় সর্বোচ্চ {most} হতে পারে: পণ্যের দামের সমান।',
  'discount.reason': 'ছাড়ের কারণ',
  'discount.reasonHelp': 'শুধু কর্মীরা দেখেন।',
  'discount.reasonMissing': 'ছাড় কেন দেওয়া হচ্ছে লিখুন।',
}
