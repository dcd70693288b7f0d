import type { Translation } from '../messages/translation.ts'
import type { offlineRouteMessages } from './offline.messages.ts'

export const offlineRouteInBengali: Translation<typeof offlineRouteMessages> = {
  'offlineRoute.title': 'ইন্টারনেট নেই',
}
