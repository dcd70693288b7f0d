import type { Message } from '@shop/ui/messages-provider'

/** Each text in English and in Bengali. */
const words = {
  'desk.orders': ['Orders', 'অর্ডার'],
  'desk.found': [{ one: '{n} order', other: '{n} orders' }, '{n}টি অর্ডার'],
  'desk.selected': [{ one: '{n} order selected', other: '{n} orders selected' }, '{n}টি বাছাই'],
  'desk.all': ['All', 'সব'],
  'desk.search': ['Search by number, name or phone', 'নম্বর, নাম বা ফোন দিয়ে খুঁজুন'],
  'desk.none': ['No order is found', 'কোনো অর্ডার পাওয়া যায়নি'],
  'desk.clear': ['Clear the search', 'খোঁজা মুছুন'],
  'desk.customer': ['Customer', 'ক্রেতা'],
  'desk.phone': ['Phone', 'ফোন'],
  'desk.state': ['State', 'অবস্থা'],
  'desk.total': ['Total', 'মোট'],
  'desk.actions': ['Actions of {number}', '{number}-এর কাজ'],
  'desk.open': ['Open', 'খুলুন'],
  'desk.confirm': ['Confirm', 'নিশ্চিত করুন'],
  'desk.cancel': ['Cancel the order', 'বাতিল করুন'],
  'desk.cancelTitle': [{ one: 'Cancel {n} order?', other: 'Cancel {n} orders?' }, 'বাতিল করবেন?'],
  'desk.changed': ['Changed to “{state}”: {n}', '“{state}” করা হয়েছে: {n}'],
  'desk.undo': ['Undo', 'ফিরিয়ে আনুন'],
  'desk.dark': ['Dark', 'গাঢ়'],
  'desk.compact': ['Compact', 'ঘন'],
  'desk.bengali': ['বাংলা', 'বাংলা'],
  'state.pending': ['Pending', 'অপেক্ষমাণ'],
  'state.confirmed': ['Confirmed', 'নিশ্চিত'],
  'state.shipped': ['Shipped', 'পাঠানো'],
  'state.cancelled': ['Cancelled', 'বাতিল'],
} satisfies Record<string, [Message, Message]>

type Texts = Record<keyof typeof words, Message>

const language = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(words).map(([key, pair]) => [key, pair[index]])) as Texts

export const texts = language(0)
export const bengaliTexts = language(1)
