import type { Translation } from '../../messages/translation.ts'
import type { accountMessages } from './account.messages.ts'

export const accountInBengali: Translation<typeof accountMessages> = {
  'account.title': 'আপনার অ্যাকাউন্ট',
  'account.password': 'পাসওয়ার্ড',
  'account.current': 'এখনকার পাসওয়ার্ড',
  'account.currentMissing': 'আপনার এখনকার পাসওয়ার্ড লিখুন।',
  'account.change': 'পাসওয়ার্ড বদলান',
  'account.changed': 'পাসওয়ার্ড বদলেছে। আপনার অন্য সব সেশন শেষ।',
  'account.second': 'দ্বিতীয় ধাপ',
  'account.secondHelp': 'পাসওয়ার্ড ছাড়াও, ঢোকার সময় ফোনের অ্যাপ থেকে একটি কোড লাগবে।',
  'account.secondOn': 'চালু',
  'account.secondOff': 'বন্ধ',
  'account.switchOn': 'চালু করুন',
  'account.switchOff': 'বন্ধ করুন',
  'account.isOff': 'দ্বিতীয় ধাপ বন্ধ হয়েছে।',
  'account.openApp': 'এই লিঙ্ক দিয়ে অ্যাপে যোগ করুন, অথবা সেখানে গোপন সংকেতটি লিখুন।',
  'account.appLink': 'অ্যাপে খুলুন',
  'account.secret': 'গোপন সংকেত',
  'account.confirm': 'কোড নিশ্চিত করুন',
  'account.codes': 'আপনার উদ্ধার কোড',
  'account.codesHelp':
    'প্রতিটি দিয়ে অ্যাপ ছাড়া একবার ঢোকা যায়। ফোনের বাইরে কোথাও রাখুন: আর দেখানো হবে না।',
  'account.codesDone': 'রেখে দিয়েছি',
  'account.everywhere': 'সেশন',
  'account.everywhereHelp': 'এই ডিভাইসসহ সব ডিভাইসে আপনার সেশন শেষ হবে।',
  'account.signOutEverywhere': 'সব জায়গা থেকে বেরিয়ে যান',
  'account.everywhereAsk': 'সব ডিভাইস থেকে বেরিয়ে যাবেন?',
}
