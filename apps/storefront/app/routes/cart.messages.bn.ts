import type { Translation } from '../messages/translation.ts'
import type { cartPageMessages } from './cart.messages.ts'

export const cartPageInBengali: Translation<typeof cartPageMessages> = {
  'cartPage.title': 'আপনার ব্যাগ',
  'cartPage.blocked': 'যা অর্ডার করা যাবে না, আগে সেটি বাদ দিন।',
}
