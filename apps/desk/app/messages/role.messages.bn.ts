import type { roleMessages } from './role.messages.ts'
import type { Translation } from './translation.ts'

export const roleInBengali: Translation<typeof roleMessages> = {
  'role.owner': 'মালিক',
  'role.staff': 'কর্মী',
}
