import type { Translation } from '../../messages/translation.ts'
import type { sessionMessages } from './session.messages.ts'

export const sessionInBengali: Translation<typeof sessionMessages> = {
  'session.signIn': 'ঢুকুন',
  'session.signInTo': '{shop}-এর ডেস্কে ঢুকুন',
  'session.name': 'নাম',
  'session.nameMissing': 'আপনার নাম লিখুন।',
  'session.ended': 'আপনার সেশন শেষ হয়ে গেছে',
  'session.endedHelp': 'আবার ঢুকুন। যা লিখেছেন তা থাকছে।',
  'session.other': 'অন্য নামে ঢুকুন',
  'session.join': 'ডেস্কে যোগ দিন',
  'session.joinAs': 'আপনি {role} হিসেবে যোগ দিচ্ছেন। লিঙ্কটি একবার চলে, {time} পর্যন্ত।',
  'session.joinButton': 'আমার অ্যাকাউন্ট খুলুন',
  'session.nameHelp': 'আপনি যা করেন তার পাশে সহকর্মীরা এই নাম দেখবেন।',
  'session.badLink': 'লিঙ্কটি ব্যবহার হয়ে গেছে, পুরোনো বা ভুল।',
  'session.badLinkHelp': 'দোকানের মালিকের কাছে নতুন লিঙ্ক চান।',
}
