import { product, offer } from './product.ts'

const category = 7

/** Products of the category Audio. */
export const audioProducts = [
  product(701, category, 'headphones', 'coral', 'Wireless Headphones, 30 Hours', 2690, 1990, 28, {
    views: 4,
    offer: offer(603, 120),
  }),
  product(
    702,
    category,
    'earbuds',
    'cream',
    'True Wireless Earbuds with Clear Calls',
    1890,
    1390,
    51,
    {
      views: 4,
    },
  ),
  product(
    703,
    category,
    'speaker',
    'bottle',
    'Bluetooth Speaker 10 W, Splash Proof',
    1990,
    1590,
    32,
    {
      views: 4,
    },
  ),
  product(704, category, 'earbuds', 'sky', 'Earbuds Lite', 1190, 890, 64, { views: 2 }),
  product(
    705,
    category,
    'headphones',
    'ink',
    'Over-ear Headphones with Microphone',
    1790,
    null,
    20,
    {
      views: 2,
    },
  ),
  product(706, category, 'speaker', 'marigold', 'Mini Bluetooth Speaker 5 W', 1090, 850, 45, {
    views: 2,
    spec: { Power: '5 W' },
  }),
  product(
    707,
    category,
    'earbuds',
    'ink',
    'ট্রু ওয়্যারলেস ইয়ারবাড — ২৪ ঘণ্টা চার্জ',
    1590,
    1250,
    16,
    {},
  ),
  product(708, category, 'headphones', 'sky', 'Kids Headphones, Volume Limited', 1290, 1090, 0, {}),
  product(709, category, 'speaker', 'plum', 'Party Speaker 20 W with Strap', 3290, 2890, 11, {
    spec: { Power: '20 W' },
  }),
  product(710, category, 'earbuds', 'rose', 'Earbuds with Small Tips', 1490, null, 1, {}),
  product(711, category, 'headphones', 'cream', 'Folding Studio Headphones', 2490, 2190, 13, {}),
  product(712, category, 'speaker', 'ink', 'Desktop Speaker 6 W, USB', 990, null, 27, {
    spec: { Power: '6 W' },
  }),
  product(713, category, 'earbuds', 'leaf', 'Sports Earbuds, Sweat Proof', 1690, 1450, 29, {}),
]
