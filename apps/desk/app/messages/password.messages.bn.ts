import type { passwordMessages } from './password.messages.ts'
import type { Translation } from './translation.ts'

export const passwordInBengali: Translation<typeof passwordMessages> = {
  'password.label': 'পাসওয়ার্ড',
  'password.new': 'নতুন পাসওয়ার্ড',
  'password.help': 'কমপক্ষে ১০ অক্ষর। কয়েকটি শব্দ মনে রাখা সহজ।',
  'password.short': 'পাসওয়ার্ড কমপক্ষে ১০ অক্ষরের হতে হবে।',
  'password.missing': 'আপনার পাসওয়ার্ড লিখুন।',
}
