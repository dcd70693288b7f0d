import type { Translation } from '../messages/translation.ts'
import type { successPageMessages } from './payment-success.messages.ts'

export const successPageInBengali: Translation<typeof successPageMessages> = {
  'successPage.title': 'অর্ডার সফল হয়েছে',
}
