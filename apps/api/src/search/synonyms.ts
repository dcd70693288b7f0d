import { normalizeWords } from './normalize-words.ts'
import { soundOf, tellingSound } from './word-sound.ts'

/**
 * Words that shoppers use for one thing, a group on each line. Any of them finds the products of the
 * others. Spellings of one sound need no entry.
 */
const GROUPS = `
fan পাখা pakha
kitchen রান্না ranna rannar রান্নার রান্নাঘর rannaghor cookware
home ঘর ghor বাসা basa বাড়ি bari house
iron ইস্ত্রি istri আয়রন ayron
water পানি pani পানির panir jol জল
bottle বোতল flask ফ্লাস্ক thermos থার্মোস
box বক্স বাক্স bakso baksho container কনটেইনার
knife ছুরি churi চাকু chaku boti বটি
lamp light বাতি bati batti আলো alo ল্যাম্প লাইট
bulb বাল্ব বাল্প light লাইট বাতি bati
watch ঘড়ি ghori
scale ওজন ojon weight weighing স্কেল
beard দাড়ি dari
hair চুল chul
trimmer clipper shaver ট্রিমার
phone mobile মোবাইল ফোন smartphone
holder stand স্ট্যান্ড হোল্ডার
headphone headphones earphone earphones headset হেডফোন ইয়ারফোন এয়ারফোন
earbuds earbud airbud airbuds airpods tws earphone ইয়ারফোন এয়ারফোন ইয়ারবাড এয়ারবাড
ear kan কান
blender mixer মিক্সার juicer ব্লেন্ডার
grinder mixer গ্রাইন্ডার bata বাটা gura গুঁড়া
juice jus জুস
spice spices মসলা masala moshla
pan korai কড়াই kadai karahi tawa tava তাওয়া প্যান
fry frying fried ফ্রাই ভাজা vaja
lunch tiffin টিফিন লাঞ্চ
clean cleaning porishkar পরিষ্কার ক্লিনিং
rice চাল chal ভাত bhat রাইস
lentil dal ডাল
car gari গাড়ি
cable tar তার wire ক্যাবল
charger charging চার্জার চার্জিং adapter
camera webcam ক্যামেরা ওয়েবক্যাম
wifi net internet ওয়াইফাই ইন্টারনেট
small mini choto ছোট মিনি
large big family boro বড়
tea cha চা
table টেবিল desk ডেস্ক
toy khelna খেলনা
kids kid baby child children বাচ্চা baccha ছোটদের শিশু shishu
black kalo কালো
white sada সাদা
red lal লাল
blue nil নীল
green sobuj সবুজ
bowl বাটি bati
cloth clothes কাপড় kapor
vegetable সবজি sobji shobji
egg ডিম dim
hot গরম gorom garam
cold ঠান্ডা thanda
reading study পড়া পড়ার porar
school স্কুল iskul
mah এমএএইচ
gb জিবি
watt w ওয়াট
litre liter l লিটার
ml মিলি
kg কেজি
inch ইঞ্চি
cm সেমি
combo package প্যাকেজ কম্বো
`

/** Words that describe no product: they are left out while another word is left. */
const FILLERS = `
the a an and for with of in to best price buy online shop bd bangladesh dhaka new cheap
er jonno rakhar mapar jinis dam koto chai kinte kinbo valo bhalo
এর জন্য রাখার মাপার জিনিস দাম কত চাই কিনতে কিনব ভালো ও এবং
machine mesin jontro cutting katar kata kora korar bananor banano toirir
মেশিন যন্ত্র কাটার কাটা করা করার বানানোর বানানো তৈরির
`

const known = new Map<string, Set<string>>()
for (const line of GROUPS.trim().split('\n')) {
  const words = normalizeWords(line).split(' ')
  for (const word of words) known.set(word, new Set([...(known.get(word) ?? []), ...words]))
}
const heard = new Map([...known].map(([word, words]) => [soundOf(word), words]))
const fillers = new Set(normalizeWords(FILLERS).split(' '))

/** The other words for what a normalised word names. */
export function synonymsOf(word: string): string[] {
  return [...(known.get(word) ?? [])].filter((other) => other !== word)
}

/** The words for what a word names that is spelt otherwise and sounds the same: "istiri" for "istri". */
export function synonymsHeard(word: string): string[] {
  const sound = soundOf(word)
  return sound.length < tellingSound ? [] : [...(heard.get(sound) ?? [])]
}

/** The words of a query that describe a product; all of them when none does. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !fillers.has(word))
  return left.length > 0 ? left : words
}
