import type { CategoryLink, ProductSummary, Tint } from '../../src/commerce/product/product.ts'

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
  'Haat Home Rice Cooker 1.8 L with Steamer',
  'rice-cooker-coral',
  'peach',
  2890,
  2290,
  42,
  4,
)

export const miniGrinder = product(
  2,
  'Mini Grinder for Spices and Chutney',
  'mini-grinder-marigold',
  'peach',
  1250,
  890,
  65,
  4,
)

export const cleaningBrush = product(
  3,
  'Magic Cleaning Brush, 5 in 1',
  'cleaning-brush-sky',
  'mint',
  990,
  690,
  80,
  4,
)

export const electricKettle = product(
  4,
  'Electric Kettle 1.8 L with Auto Shut-off',
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
  'Wireless Earbuds with Charging Case',
  'earbuds-cream',
  'lilac',
  1850,
  1490,
  0,
)

/** One piece left. */
export const lastOne = product(
  6,
  'Full HD Webcam with Two Microphones',
  'webcam-ink',
  'stone',
  3200,
  2750,
  1,
)

/** Not discounted. */
export const undiscounted = product(
  7,
  'Stainless Steel Water Bottle 750 ml',
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
  ...product(9, 'Foldable Phone Holder', '', 'butter', 350, 290, 12),
  images: [],
}

/** A price in lakhs, the widest that a card must fit. */
export const expensive = product(
  10,
  'Premium Noise Cancelling Headphones, Limited Edition Set of Ten for Offices',
  'headphones-coral',
  'lilac',
  1234567,
  1111111,
  7,
)

export const powerBank = product(
  11,
  'Power Bank 20,000 mAh, 22.5 W',
  'power-bank-ink',
  'butter',
  2150,
  1790,
  33,
)

export const smartWatch = product(
  12,
  'Smart Watch with Calling, 1.8 inch',
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
    iconAlt: `${name} icon`,
    tint,
    searchNames,
  }
}

/** The categories of the demo shop in menu order. */
export const categoryFixtures: readonly CategoryLink[] = [
  category(1, 'Kitchen Appliances', 'kitchen-appliances', 'peach', [
    'Rice Cookers',
    'Grinders',
    'Electric Kettles',
    '1.8 litre',
  ]),
  category(2, 'Home & Cleaning', 'home-and-cleaning', 'mint', [
    'Cleaning Brushes',
    'Storage',
    'Stackable',
  ]),
  category(3, 'Cookware & Dining', 'cookware-and-dining', 'sand', [
    'Pans',
    'Knife Sets',
    'Lunch Boxes',
    'Water Bottles',
  ]),
  category(4, 'Home Appliances', 'home-appliances', 'sage', ['Fans', 'Irons', 'Lamps', 'Bulbs']),
  category(5, 'Gadgets', 'gadgets', 'sky', ['Tripods', 'Kitchen Scales']),
  category(6, 'Mobile Accessories', 'mobile-accessories', 'butter', [
    'Power Banks',
    'Chargers',
    'Cables',
  ]),
  category(7, 'Audio', 'audio', 'lilac', ['Earbuds', 'Headphones', 'Speakers']),
  category(8, 'Computer Accessories', 'computer-accessories', 'stone', [
    'Keyboards',
    'Mice',
    'Webcams',
    'Routers',
  ]),
  category(9, 'Smart Watches', 'smart-watches', 'aqua', ['Fitness Watches', 'Calling Watches']),
  category(10, 'Personal Care', 'personal-care', 'rose', ['Trimmers', 'Body Scales']),
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
  combo(1101, 'First Kitchen Combo', 'first-kitchen', 5730, 4290, 16),
  combo(1102, 'Tea Time Combo', 'tea-time', 2580, 1990, 20),
  { ...combo(1103, 'Desk Starter Combo', 'desk', 4990, 4190, 9), currentPrice: 3990 },
  combo(1104, 'Travel Light Combo', 'travel-charge', 3450, 2790, 0),
]
