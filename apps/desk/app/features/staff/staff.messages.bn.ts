import type { Translation } from '../../messages/translation.ts'
import type { staffMessages } from './staff.messages.ts'

export const staffInBengali: Translation<typeof staffMessages> = {
  'staff.title': 'কর্মী',
  'staff.name': 'নাম',
  'staff.role': 'ভূমিকা',
  'staff.roleOf': '{name}-এর ভূমিকা',
  'staff.seen': 'শেষ দেখা',
  'staff.never': 'এখনো নয়',
  'staff.second': 'দ্বিতীয় ধাপ',
  'staff.on': 'চালু',
  'staff.off': 'বন্ধ',
  'staff.active': 'ঢুকতে পারেন',
  'staff.activeOf': '{name} ঢুকতে পারেন',
  'staff.you': 'আপনি',
  'staff.invite': 'কাউকে আমন্ত্রণ জানান',
  'staff.inviteHelp': 'নতুন কর্মীকে লিঙ্কটি পাঠান। একবার চলে, এক দিনের জন্য।',
  'staff.make': 'লিঙ্ক তৈরি করুন',
  'staff.link': 'লিঙ্ক',
  'staff.validUntil': '{time} পর্যন্ত চলবে।',
  'staff.saved': '{name}-এর তথ্য বদলেছে।',
}
