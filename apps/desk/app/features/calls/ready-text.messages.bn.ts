import type { Translation } from '../../messages/translation.ts'
import type { readyTextMessages } from './ready-text.messages.ts'

export const readyTextInBengali: Translation<typeof readyTextMessages> = {
  'readyText.confirm':
    'আসসালামু আলাইকুম {name}, {shop} থেকে লিখছি। আপনি {n} পিস পণ্য অর্ডার করেছেন, মোট {total} (অর্ডার {number})। আমরা কি পাঠাব? হ্যাঁ বা না লিখে জানান।',
}
