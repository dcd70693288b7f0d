import type { codeMessages } from './code.messages.ts'
import type { Translation } from './translation.ts'

export const codeInBengali: Translation<typeof codeMessages> = {
  'code.label': 'কোড',
  'code.help': 'অ্যাপের ছয় সংখ্যা, অথবা একটি উদ্ধার কোড।',
  'code.missing': 'আপনার অ্যাপের কোডটি লিখুন।',
}
