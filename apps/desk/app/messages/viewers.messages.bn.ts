import type { Translation } from './translation.ts'
import type { viewersMessages } from './viewers.messages.ts'

export const viewersInBengali: Translation<typeof viewersMessages> = {
  'viewers.open': 'এই অর্ডার এখন {names}-ও দেখছেন।',
}
