import { product, offer } from './product.ts'

const category = 5

/** Products of the category Gadgets. */
export const gadgetProducts = [
  product(
    501,
    category,
    'tripod',
    'ink',
    'Phone and Camera Tripod 135 cm with Remote',
    1690,
    1290,
    37,
    {
      views: 4,
      offer: offer(604, 250),
    },
  ),
  product(502, category, 'fan', 'marigold', 'Pocket Fan, USB, Three Speeds', 690, 490, 72, {
    views: 2,
    size: '5 inch',
    spec: { Battery: '1200 mAh', 'Running time': '2 to 5 hours' },
  }),
  product(503, category, 'kitchen-scale', 'leaf', 'Digital Kitchen Scale 5 kg', 890, 690, 41, {
    views: 4,
  }),
  product(504, category, 'lamp', 'sky', 'Folding Reading Light, USB', 750, 590, 33, { views: 2 }),
  product(505, category, 'phone-holder', 'plum', 'Folding Desk Stand for Phones', 490, 390, 58, {
    views: 2,
  }),
  product(506, category, 'tripod', 'coral', 'Mini Table Tripod', 590, null, 24, { views: 2 }),
  product(
    507,
    category,
    'kitchen-scale',
    'cream',
    'কিচেন স্কেল — ১ গ্রাম থেকে ৫ কেজি',
    850,
    null,
    15,
    {},
  ),
  product(508, category, 'fan', 'plum', 'Neck-high Desk Fan, Rechargeable', 1290, 1090, 0, {
    size: '7 inch',
  }),
  product(509, category, 'lamp', 'coral', 'Night Light with Touch', 490, null, 47, {}),
  product(510, category, 'tripod', 'sky', 'Selfie Tripod with Light', 890, 750, 1, {}),
  product(511, category, 'kitchen-scale', 'ink', 'Coffee Scale with Timer', 1490, 1290, 6, {
    spec: { Step: '0.1 g' },
  }),
  product(512, category, 'bulb', 'rose', 'Colour Bulb with Remote', 690, 590, 20, {
    size: '9 W',
    keywords: ['rgb', 'party light'],
  }),
]
