import type { changeMessages } from './change.messages.ts'
import type { Translation } from './translation.ts'

export const changeInBengali: Translation<typeof changeMessages> = {
  'change.changed': '{field}: {to}, আগে: {from}',
  'change.added': '{field}: {to}',
  'change.command': 'কমান্ড',
}
