import type { Translation } from '../messages/translation.ts'
import type { productPageMessages } from './product-details.messages.ts'

export const productPageInBengali: Translation<typeof productPageMessages> = {
  'productPage.slow': 'পণ্যটি খুলতে বেশি সময় লাগছে।',
  'productPage.slowText':
    'আপনার ইন্টারনেট বা আমাদের সার্ভার এখন ধীর। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  'productPage.home': 'প্রথম পাতা',
  'productPage.compare': 'অন্য পণ্যের সঙ্গে তুলনা করুন',
  'productPage.similar': 'একই রকম পণ্য',
  'productPage.viewed': 'সম্প্রতি দেখেছেন',
}
