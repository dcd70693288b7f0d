import type { Translation } from '../messages/translation.ts'
import type { checkoutPageMessages } from './checkout.messages.ts'

export const checkoutPageInBengali: Translation<typeof checkoutPageMessages> = {
  'checkoutPage.title': 'চেকআউট',
  'checkoutPage.continue': 'এগিয়ে যান',
  'checkoutPage.track': 'অর্ডার খুঁজুন',
}
