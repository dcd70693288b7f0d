import type { Translation } from '../messages/translation.ts'
import type { paymentPageMessages } from './payment-method.messages.ts'

export const paymentPageInBengali: Translation<typeof paymentPageMessages> = {
  'paymentPage.title': 'পেমেন্টের উপায়',
}
