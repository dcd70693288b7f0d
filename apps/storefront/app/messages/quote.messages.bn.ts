import type { quoteMessages } from './quote.messages.ts'
import type { Translation } from './translation.ts'

export const quoteInBengali: Translation<typeof quoteMessages> = {
  'quote.priceChanged': 'দাম {before} থেকে বদলে {now} হয়েছে',
  'quote.tooManyLines': 'একটি অর্ডারে সর্বোচ্চ {limit} রকম পণ্য নেওয়া যায়। কয়েকটি বাদ দিন।',
}
