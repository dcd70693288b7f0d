import type { Translation } from '../../messages/translation.ts'
import type { warrantyMessages } from './warranty.messages.ts'

export const warrantyInBengali: Translation<typeof warrantyMessages> = {
  'warranty.months': { one: '{n} মাসের ওয়ারেন্টি', other: '{n} মাসের ওয়ারেন্টি' },
  'warranty.monthsBrand': {
    one: '{n} মাসের ব্র্যান্ড ওয়ারেন্টি',
    other: '{n} মাসের ব্র্যান্ড ওয়ারেন্টি',
  },
  'warranty.years': { one: '{n} বছরের ওয়ারেন্টি', other: '{n} বছরের ওয়ারেন্টি' },
  'warranty.yearsBrand': {
    one: '{n} বছরের ব্র্যান্ড ওয়ারেন্টি',
    other: '{n} বছরের ব্র্যান্ড ওয়ারেন্টি',
  },
}
