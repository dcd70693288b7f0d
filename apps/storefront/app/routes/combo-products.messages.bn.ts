import type { Translation } from '../messages/translation.ts'
import type { comboPageMessages } from './combo-products.messages.ts'

export const comboPageInBengali: Translation<typeof comboPageMessages> = {
  'comboPage.title': 'কম্বো পণ্য',
  'comboPage.description': 'একসঙ্গে মানায় এমন পণ্য, এক দামে। টাকা দেবেন পণ্য হাতে পেয়ে।',
}
