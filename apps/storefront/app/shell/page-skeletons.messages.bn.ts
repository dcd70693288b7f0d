import type { Translation } from '../messages/translation.ts'
import type { skeletonsMessages } from './page-skeletons.messages.ts'

export const skeletonsInBengali: Translation<typeof skeletonsMessages> = {
  'skeletons.home': 'প্রথম পাতা',
  'skeletons.name': 'দুই লাইনে একটি পণ্যের নাম',
  'skeletons.products': 'পণ্য',
  'skeletons.combo': 'কম্বো পণ্য',
}
