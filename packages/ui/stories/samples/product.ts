import type { CategoryLink, ProductSummary, Tint } from '../../src/commerce/product/product.ts'
import { inBengali, text } from './text.ts'

function views(picture: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `products/${picture}-${i + 1}.960w.jpg`)
}

function product(
  id: number,
  name: string,
  picture: string,
  tint: Tint,
  price: number,
  discountPrice: number | null,
  stock: number,
  pictures = 1,
): ProductSummary {
  const images = views(picture, pictures)
  return {
    id,
    name,
    href: `/product-details/${id}`,
    price,
    discountPrice,
    stock,
    images,
    tint,
  }
}

/** Discounted, in stock, four pictures. */
export const riceCooker = product(
  1,
  text('Haat Home Rice Cooker 1.8 L with Steamer', 'স্টিমারসহ রাইস কুকার, ১.৮ লিটার'),
  'rice-cooker-coral',
  'peach',
  2890,
  2290,
  42,
  4,
)

export const miniGrinder = product(
  2,
  text('Mini Grinder for Spices and Chutney', 'মসলা ও চাটনির মিনি গ্রাইন্ডার'),
  'mini-grinder-marigold',
  'peach',
  1250,
  890,
  65,
  4,
)

export const cleaningBrush = product(
  3,
  text('Magic Cleaning Brush, 5 in 1', 'ম্যাজিক ক্লিনিং ব্রাশ, পাঁচের মধ্যে এক'),
  'cleaning-brush-sky',
  'mint',
  990,
  690,
  80,
  4,
)

export const electricKettle = product(
  4,
  text('Electric Kettle 1.8 L with Auto Shut-off', 'ইলেকট্রিক কেটলি, ১.৮ লিটার, নিজে বন্ধ হয়'),
  'electric-kettle-bottle',
  'peach',
  1590,
  1190,
  38,
  4,
)

/** Out of stock. */
export const soldOut = product(
  5,
  text('Wireless Earbuds with Charging Case', 'চার্জিং কেসসহ তারহীন ইয়ারবাড'),
  'earbuds-cream',
  'lilac',
  1850,
  1490,
  0,
)

/** One piece left. */
export const lastOne = product(
  6,
  text('Full HD Webcam with Two Microphones', 'দুই মাইক্রোফোনের ফুল এইচডি ওয়েবক্যাম'),
  'webcam-ink',
  'stone',
  3200,
  2750,
  1,
)

/** Not discounted. */
export const undiscounted = product(
  7,
  text('Stainless Steel Water Bottle 750 ml', 'স্টেইনলেস স্টিলের পানির বোতল, ৭৫০ মিলি'),
  'water-bottle-steel',
  'sand',
  650,
  null,
  120,
)

/** A long name in Bengali. */
export const bengali = product(
  8,
  'রান্নাঘরের জন্য স্টেইনলেস স্টিলের তিন স্তরের টিফিন বক্স, গরম খাবার দীর্ঘক্ষণ গরম রাখে, চামচ ও ব্যাগসহ',
  'lunch-box-bottle',
  'sand',
  1450,
  1120,
  18,
)

/** Without pictures. */
export const withoutPicture: ProductSummary = {
  ...product(
    9,
    text('Foldable Phone Holder', 'ভাঁজ করা যায় এমন ফোন হোল্ডার'),
    '',
    'butter',
    350,
    290,
    12,
  ),
  images: [],
}

/** A price in lakhs, the widest that a card must fit. */
export const expensive = product(
  10,
  text(
    'Premium Noise Cancelling Headphones, Limited Edition Set of Ten for Offices',
    'শব্দরোধী হেডফোন, অফিসের জন্য দশটির বিশেষ সেট',
  ),
  'headphones-coral',
  'lilac',
  1234567,
  1111111,
  7,
)

export const powerBank = product(
  11,
  text('Power Bank 20,000 mAh, 22.5 W', 'পাওয়ার ব্যাংক, ২০,০০০ এমএএইচ'),
  'power-bank-ink',
  'butter',
  2150,
  1790,
  33,
)

export const smartWatch = product(
  12,
  text('Smart Watch with Calling, 1.8 inch', 'কলিংসহ স্মার্ট ওয়াচ, ১.৮ ইঞ্চি'),
  'smart-watch-ink',
  'aqua',
  2990,
  2390,
  21,
)

/** Twelve products that cover every state of a card. */
export const productFixtures: readonly ProductSummary[] = [
  riceCooker,
  miniGrinder,
  cleaningBrush,
  electricKettle,
  soldOut,
  lastOne,
  undiscounted,
  bengali,
  withoutPicture,
  expensive,
  powerBank,
  smartWatch,
]

function category(
  id: number,
  name: string,
  slug: string,
  tint: Tint,
  searchNames: string[],
): CategoryLink {
  return {
    id,
    name,
    href: `/products?category=${encodeURIComponent(name)}`,
    icon: `categories/${slug}.svg`,
    iconAlt: text(`${name} icon`, `${inBengali(name)} আইকন`),
    tint,
    searchNames,
  }
}

/** The categories of the demo shop in menu order. */
export const categoryFixtures: readonly CategoryLink[] = [
  category(1, text('Kitchen Appliances', 'রান্নাঘরের যন্ত্রপাতি'), 'kitchen-appliances', 'peach', [
    'Rice Cookers',
    'Grinders',
    'Electric Kettles',
    '1.8 litre',
  ]),
  category(2, text('Home & Cleaning', 'ঘর ও পরিষ্কার'), 'home-and-cleaning', 'mint', [
    'Cleaning Brushes',
    'Storage',
    'Stackable',
  ]),
  category(3, text('Cookware & Dining', 'রান্না ও খাওয়ার পাত্র'), 'cookware-and-dining', 'sand', [
    'Pans',
    'Knife Sets',
    'Lunch Boxes',
    'Water Bottles',
  ]),
  category(4, text('Home Appliances', 'ঘরের যন্ত্রপাতি'), 'home-appliances', 'sage', [
    'Fans',
    'Irons',
    'Lamps',
    'Bulbs',
  ]),
  category(5, text('Gadgets', 'গ্যাজেট'), 'gadgets', 'sky', ['Tripods', 'Kitchen Scales']),
  category(6, text('Mobile Accessories', 'মোবাইলের জিনিস'), 'mobile-accessories', 'butter', [
    'Power Banks',
    'Chargers',
    'Cables',
  ]),
  category(7, text('Audio', 'অডিও'), 'audio', 'lilac', ['Earbuds', 'Headphones', 'Speakers']),
  category(8, text('Computer Accessories', 'কম্পিউটারের জিনিস'), 'computer-accessories', 'stone', [
    'Keyboards',
    'Mice',
    'Webcams',
    'Routers',
  ]),
  category(9, text('Smart Watches', 'স্মার্ট ওয়াচ'), 'smart-watches', 'aqua', [
    'Fitness Watches',
    'Calling Watches',
  ]),
  category(10, text('Personal Care', 'নিজের যত্ন'), 'personal-care', 'rose', [
    'Trimmers',
    'Body Scales',
  ]),
]

function combo(
  id: number,
  name: string,
  slug: string,
  price: number,
  discountPrice: number,
  stock: number,
): ProductSummary {
  return {
    id,
    name,
    href: `/product-details/${id}`,
    price,
    discountPrice,
    stock,
    images: [`combos/${slug}.960w.jpg`],
    tint: 'butter',
  }
}

/** Combos of two or three products; the last one is sold out. */
export const comboFixtures: readonly ProductSummary[] = [
  combo(1101, text('First Kitchen Combo', 'প্রথম রান্নাঘর কম্বো'), 'first-kitchen', 5730, 4290, 16),
  combo(1102, text('Tea Time Combo', 'চায়ের সময় কম্বো'), 'tea-time', 2580, 1990, 20),
  {
    ...combo(1103, text('Desk Starter Combo', 'পড়ার টেবিল কম্বো'), 'desk', 4990, 4190, 9),
    currentPrice: 3990,
  },
  combo(1104, text('Travel Light Combo', 'হালকা ভ্রমণ কম্বো'), 'travel-charge', 3450, 2790, 0),
]
