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
