import type { OrderedLine } from '../../src/blocks/order-summary/ordered-line.ts'
import {
  bengali,
  categoryFixtures,
  electricKettle,
  lastOne,
  miniGrinder,
  powerBank,
  riceCooker,
  smartWatch,
  soldOut,
  undiscounted,
  expensive,
  cleaningBrush,
} from '../samples/product.ts'
import type { ProductSummary, Tint } from '../../src/commerce/product/product.ts'
import { socialFixture } from '../samples/social-links.ts'
import { text } from '../samples/text.ts'

/** Settings of the sample shop. */
export const shop = {
  name: text('Haat', 'হাট'),
  address: text('House 12, Road 5, Dhanmondi, Dhaka 1205', 'বাসা ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫'),
  phone: '01700-000000',
  email: 'care@haat.example',
  taxId: '000000000-0000',
  social: socialFixture,
  paymentAmount: 1500,
} as const

function more(
  id: number,
  name: string,
  picture: string,
  tint: Tint,
  [price, discountPrice]: readonly [number, number | null],
  stock: number,
): ProductSummary {
  return {
    id,
    name,
    href: `/product-details/${id}`,
    price,
    discountPrice,
    images: [`products/${picture}-1.960w.jpg`],
    stock,
    tint,
  }
}

const blender = more(
  21,
  text('Blender with Two Jars', 'দুই জারের ব্লেন্ডার'),
  'blender-sky',
  'peach',
  [3450, 2790],
  14,
)
const mop = more(
  22,
  text('Storage Box, 30 Litres', 'স্টোরেজ বক্স, ৩০ লিটার'),
  'storage-box-leaf',
  'mint',
  [780, 590],
  51,
)
const brush = more(
  23,
  text('Pot Brush with Soap Dispenser', 'সাবান রাখার ব্রাশ'),
  'cleaning-brush-coral',
  'mint',
  [320, null],
  90,
)
const boxes = more(
  24,
  'ঢাকনাসহ স্টোরেজ বক্স, তিনটির সেট, রান্নাঘর ও আলমারির জন্য',
  'storage-box-rose',
  'mint',
  [1150, 920],
  27,
)
const headphones = more(
  25,
  text('Headphones with Foldable Band', 'ভাঁজ করা যায় এমন হেডফোন'),
  'headphones-ink',
  'lilac',
  [2450, 1990],
  19,
)
const speaker = more(
  26,
  text('Speaker for the Veranda', 'বারান্দার স্পিকার'),
  'speaker-bottle',
  'lilac',
  [2790, null],
  11,
)
const earbuds = more(
  27,
  text('Earbuds, Twelve Hours', 'ইয়ারবাড, বারো ঘণ্টা'),
  'earbuds-sky',
  'lilac',
  [1650, 1290],
  44,
)

/** The four products of the "Up to N% Discount" section. */
export const discounted = [miniGrinder, cleaningBrush, riceCooker, electricKettle] as const

/** Three collections of the home page: one with Bengali names, one with a sold-out product. */
export const collections = [
  {
    ...categoryFixtures[0]!,
    title: text('Kitchen Appliances Collection', 'রান্নাঘরের যন্ত্রপাতি'),
    products: [riceCooker, bengali, blender, miniGrinder],
  },
  {
    ...categoryFixtures[1]!,
    title: text('Home & Cleaning Collection', 'ঘর ও পরিষ্কার'),
    products: [cleaningBrush, mop, boxes, brush],
  },
  {
    ...categoryFixtures[6]!,
    title: text('Audio Collection', 'অডিও'),
    products: [headphones, soldOut, speaker, earbuds],
  },
]

/** Recommended products of the home page. */
export const recommended = [smartWatch, powerBank, undiscounted, lastOne] as const

/** Products list with every state of a card, including Bengali names and prices above 100,000. */
export const listed: readonly ProductSummary[] = [
  riceCooker,
  bengali,
  miniGrinder,
  soldOut,
  electricKettle,
  expensive,
  lastOne,
  boxes,
  undiscounted,
  powerBank,
  headphones,
  smartWatch,
]

/** Products that are similar to the rice cooker. */
export const similar = [miniGrinder, electricKettle, blender, bengali] as const

/** A product description: HTML as the API returns it. */
export const description = text(
  `<p>Rice for eight, and fish or vegetables steamed above it at the same time.</p>
<ul><li>1.8 litre pot with a coating that lets go</li><li>Steamer basket, cup and ladle in the box</li><li>Keeps warm for five hours, then switches itself off</li></ul>
<h3>Warranty</h3><p>One year of service at our Dhaka address. Keep the number of your order.</p>
<p lang="bn">চাল ধুয়ে পানি দিন, সুইচ চাপুন। ভাত হয়ে গেলে নিজে থেকেই গরম রাখার অবস্থায় চলে যায়।</p>
<table><tbody><tr><th>Power</th><td>700 W</td></tr><tr><th>Weight</th><td>2.4 kg</td></tr></tbody></table>`,
  `<p>আটজনের ভাত, আর একই সঙ্গে ওপরে ভাপে মাছ বা সবজি।</p>
<ul><li>১.৮ লিটারের পাত্র, ভাত লেগে থাকে না</li><li>বাক্সে স্টিমার, কাপ ও চামচ</li><li>পাঁচ ঘণ্টা গরম রাখে, তারপর নিজে বন্ধ হয়</li></ul>
<h3>ওয়ারেন্টি</h3><p>আমাদের ঢাকার ঠিকানায় এক বছর সার্ভিস। অর্ডার নম্বরটি রেখে দিন।</p>
<p>চাল ধুয়ে পানি দিন, সুইচ চাপুন। ভাত হয়ে গেলে নিজে থেকেই গরম রাখার অবস্থায় চলে যায়।</p>
<table><tbody><tr><th>শক্তি</th><td>৭০০ ওয়াট</td></tr><tr><th>ওজন</th><td>২.৪ কেজি</td></tr></tbody></table>`,
)

/** Makes an order line from a product. */
function ordered(product: ProductSummary, quantity: number): OrderedLine {
  const { id, name, images, tint, price, discountPrice } = product
  const image = images[0] ?? null
  return { key: String(id), name, image, quantity, price, discountPrice, ...(tint ? { tint } : {}) }
}

/** A placed order of three lines, one with a Bengali name; amounts in taka. */
export const order = {
  orderNumber: 100042,
  deliveryName: text('Nusrat Jahan Chowdhury', 'নুসরাত জাহান চৌধুরী'),
  lines: [ordered(riceCooker, 1), ordered(bengali, 2), ordered(miniGrinder, 1)],
  totals: { subtotal: 5420, discount: 5, shipping: 130, total: 5545 },
} as const
