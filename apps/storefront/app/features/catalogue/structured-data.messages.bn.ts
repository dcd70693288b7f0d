import type { Translation } from '../../messages/translation.ts'
import type { structuredDataMessages } from './structured-data.messages.ts'

export const structuredDataInBengali: Translation<typeof structuredDataMessages> = {
  'structuredData.home': 'প্রথম পাতা',
}
