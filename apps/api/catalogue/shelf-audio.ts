import { item, offer } from './item.ts'

const c = 7

/** Audio. */
export const audioShelf = [
  item(701, c, 'headphones', 'coral', 'Wireless Headphones, 30 Hours', 2690, 1990, 28, {
    views: 4,
    offer: offer(603, 120),
  }),
  item(702, c, 'earbuds', 'cream', 'True Wireless Earbuds with Clear Calls', 1890, 1390, 51, {
    views: 4,
  }),
  item(703, c, 'speaker', 'bottle', 'Bluetooth Speaker 10 W, Splash Proof', 1990, 1590, 32, {
    views: 4,
  }),
  item(704, c, 'earbuds', 'sky', 'Earbuds Lite', 1190, 890, 64, { views: 2 }),
  item(705, c, 'headphones', 'ink', 'Over-ear Headphones with Microphone', 1790, null, 20, {
    views: 2,
  }),
  item(706, c, 'speaker', 'marigold', 'Mini Bluetooth Speaker 5 W', 1090, 850, 45, {
    views: 2,
    spec: { Power: '5 W' },
  }),
  item(707, c, 'earbuds', 'ink', 'ট্রু ওয়্যারলেস ইয়ারবাড — ২৪ ঘণ্টা চার্জ', 1590, 1250, 16, {}),
  item(708, c, 'headphones', 'sky', 'Kids Headphones, Volume Limited', 1290, 1090, 0, {}),
  item(709, c, 'speaker', 'plum', 'Party Speaker 20 W with Strap', 3290, 2890, 11, {
    spec: { Power: '20 W' },
  }),
  item(710, c, 'earbuds', 'rose', 'Earbuds with Small Tips', 1490, null, 1, {}),
  item(711, c, 'headphones', 'cream', 'Folding Studio Headphones', 2490, 2190, 13, {}),
  item(712, c, 'speaker', 'ink', 'Desktop Speaker 6 W, USB', 990, null, 27, {
    spec: { Power: '6 W' },
  }),
  item(713, c, 'earbuds', 'leaf', 'Sports Earbuds, Sweat Proof', 1690, 1450, 29, {}),
]
