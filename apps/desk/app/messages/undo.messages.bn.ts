import type { Translation } from './translation.ts'
import type { undoMessages } from './undo.messages.ts'

export const undoInBengali: Translation<typeof undoMessages> = {
  'undo.action': 'ফিরিয়ে নিন',
  'undo.failed': 'অর্ডার {number} বদলায়নি। {reason}',
}
