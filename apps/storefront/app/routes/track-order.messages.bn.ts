import type { Translation } from '../messages/translation.ts'
import type { trackPageMessages } from './track-order.messages.ts'

export const trackPageInBengali: Translation<typeof trackPageMessages> = {
  'trackPage.title': 'অর্ডার খুঁজুন',
}
