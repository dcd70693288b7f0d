import type { Messages } from '../packages/ui/src/lib/messages.tsx'

/** Bengali texts of the most visible messages, for the language toolbar. */
export const bengaliMessages: Messages = {
  'card.buyNow': 'এখনই কিনুন',
  'card.add': '{name} ব্যাগে রাখুন',
  'stock.in': 'মজুদ আছে ({n})',
  'stock.out': 'মজুদ নেই',
  'price.now': 'দাম',
  'price.original': 'আগের দাম',
  'price.saving': 'সাশ্রয় {amount}',
  'discountBadge.off': '{percent}% ছাড়',
  'discount.title': '{n}% পর্যন্ত ছাড়',
  'discount.viewAll': 'সব দেখুন',
  'section.viewAll': 'সব দেখুন',
  'combo.order': 'অর্ডার করুন',
  'purchase.quantity': 'পরিমাণ',
  'purchase.add': 'ব্যাগে রাখুন',
  'purchase.buy': 'এখনই কিনুন',
  'purchase.out': 'মজুদ নেই',
  'grid.empty': 'কোনো পণ্য পাওয়া যায়নি।',
  'grid.failed': 'পণ্য আনা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  'bag.title': 'আপনার ব্যাগ',
  'bag.count': 'ব্যাগে {n}টি পণ্য।',
  'bag.empty': 'আপনার ব্যাগ খালি।',
  'bag.browse': 'পণ্য দেখুন',
  'bagLine.remove': 'বাদ দিন',
  'bagLine.total': 'মোট',
  'bagSummary.title': 'হিসাব',
  'bagSummary.subtotal': 'পণ্যের দাম',
  'bagSummary.shipping': 'ডেলিভারি',
  'bagSummary.shippingLater': 'চেকআউটে হিসাব হবে',
  'bagSummary.total': 'সর্বমোট',
  'bagSummary.checkout': 'চেকআউট',
  'delivery.title': 'ডেলিভারির ঠিকানা',
  'delivery.name': 'নাম',
  'delivery.mobile': 'মোবাইল',
  'delivery.mobileHint': 'রাইডার এই নম্বরে ফোন করবেন',
  'delivery.address': 'ঠিকানা',
  'delivery.placeOrder': 'অর্ডার করুন',
  'delivery.cancel': 'বাতিল',
  'delivery.nameRequired': 'নাম লিখুন',
  'delivery.mobileInvalid': 'মোবাইল নম্বর ঠিক ১১ অঙ্কের হতে হবে',
  'delivery.addressRequired': 'ঠিকানা লিখুন',
  'direct.title': 'ডেলিভারির ঠিকানা',
  'direct.name': 'পুরো নাম',
  'direct.mobile': 'মোবাইল নম্বর',
  'direct.address': 'পুরো ঠিকানা',
  'direct.quantity': 'পরিমাণ',
  'direct.confirm': 'অর্ডার নিশ্চিত করুন',
  'direct.total': 'সর্বমোট',
  'direct.delivery': 'ডেলিভারি চার্জ',
  'order.title': 'অর্ডারের হিসাব',
  'order.subtotal': 'পণ্যের দাম',
  'order.delivery': 'ডেলিভারি চার্জ',
  'order.total': 'সর্বমোট',
  'zone.legend': 'কোথায় পাঠাব',
  'zone.dhaka_inside': 'ঢাকার ভেতরে',
  'zone.dhaka_outside': 'ঢাকার বাইরে',
  'thankYou.title': 'ধন্যবাদ!',
  'success.title': 'অর্ডার সফল হয়েছে। ধন্যবাদ!',
  'header.categories': 'ক্যাটাগরি',
  'header.allProducts': 'সব পণ্য',
  'header.bag': 'ব্যাগ',
  'header.login': 'লগইন',
  'footer.contact': 'যোগাযোগ',
  'footer.policies': 'সাহায্য ও নীতিমালা',
  'newsletter.label': 'ই-মেইল ঠিকানা',
  'newsletter.submit': 'সাবস্ক্রাইব',
  'trust.cash': 'সারা বাংলাদেশে ক্যাশ অন ডেলিভারি',
  'trust.return': 'ফেরত ও টাকা ফেরতের নিয়ম',
  'trust.secure': 'নিরাপদ পেমেন্ট',
  'trust.support': '২৪ ঘণ্টা গ্রাহক সেবা',
  'coupon.label': 'কুপন কোড',
  'coupon.apply': 'প্রয়োগ',
  'dialog.close': 'বন্ধ করুন',
  'notFound.title': 'পণ্যটি পাওয়া যায়নি',
  'track.title': 'অর্ডার খুঁজুন',
}

/** Bengali names of the sample products, by id. */
const names: Readonly<Record<string, string>> = {
  1: 'স্টিমারসহ রাইস কুকার, ১.৮ লিটার',
  2: 'মসলা ও চাটনির মিনি গ্রাইন্ডার',
  3: 'ম্যাজিক ক্লিনিং ব্রাশ, পাঁচের মধ্যে এক',
  4: 'ইলেকট্রিক কেটলি, ১.৮ লিটার, নিজে বন্ধ হয়',
  5: 'চার্জিং কেসসহ তারহীন ইয়ারবাড',
  6: 'দুই মাইক্রোফোনের ফুল এইচডি ওয়েবক্যাম',
  7: 'স্টেইনলেস স্টিলের পানির বোতল, ৭৫০ মিলি',
  9: 'ভাঁজ করা যায় এমন ফোন হোল্ডার',
  10: 'শব্দরোধী হেডফোন, অফিসের জন্য দশটির বিশেষ সেট',
  11: 'পাওয়ার ব্যাংক, ২০,০০০ এমএএইচ',
  12: 'কলিংসহ স্মার্ট ওয়াচ, ১.৮ ইঞ্চি',
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (typeof value !== 'object' || value === null || !('id' in value) || !('href' in value))
    return value
  const name = names[String(value.id)]
  return name && 'price' in value ? { ...value, name } : value
}

/** Args of a story with Bengali names for the sample products. */
export function inBengali<Args extends Record<string, unknown>>(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, renamed(value)]),
  ) as Args
}
