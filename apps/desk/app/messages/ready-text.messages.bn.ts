import type { readyTextMessages } from './ready-text.messages.ts'
import type { Translation } from './translation.ts'

export const readyTextInBengali: Translation<typeof readyTextMessages> = {
  'readyText.confirm':
    'আসসালামু আলাইকুম {name}, {shop} থেকে লিখছি। আপনি {n} পিস পণ্য অর্ডার করেছেন, মোট {total} (অর্ডার {number})। আমরা কি পাঠাব? হ্যাঁ বা না লিখে জানান।',
  'readyText.corrected':
    'আসসালামু আলাইকুম {name}, {shop} থেকে লিখছি। আপনার অর্ডার {number} এখন এমন: {items}। ঠিকানা: {address}। ডেলিভারির সময় দেবেন {total}।',
  'readyText.item': '{n} × {name}',
}
