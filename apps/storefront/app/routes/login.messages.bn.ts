import type { Translation } from '../messages/translation.ts'
import type { loginPageMessages } from './login.messages.ts'

export const loginPageInBengali: Translation<typeof loginPageMessages> = {
  'loginPage.title': 'লগইন',
}
