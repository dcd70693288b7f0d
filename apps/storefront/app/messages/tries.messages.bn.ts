import type { triesMessages } from './tries.messages.ts'
import type { Translation } from './translation.ts'

export const triesInBengali: Translation<typeof triesMessages> = {
  'tries.wait': {
    one: 'অনেকবার চেষ্টা হয়েছে। {n} মিনিট পরে আবার চেষ্টা করুন।',
    other: 'অনেকবার চেষ্টা হয়েছে। {n} মিনিট পরে আবার চেষ্টা করুন।',
  },
}
