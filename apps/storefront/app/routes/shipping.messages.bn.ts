import type { Translation } from '../messages/translation.ts'
import type { shippingPageMessages } from './shipping.messages.ts'

export const shippingPageInBengali: Translation<typeof shippingPageMessages> = {
  'shippingPage.title': 'ডেলিভারির ঠিকানা',
}
