import { item, offer } from './item.ts'

const c = 5

/** Gadgets. */
export const gadgetShelf = [
  item(501, c, 'tripod', 'ink', 'Phone and Camera Tripod 135 cm with Remote', 1690, 1290, 37, {
    views: 4,
    offer: offer(604, 250),
  }),
  item(502, c, 'fan', 'marigold', 'Pocket Fan, USB, Three Speeds', 690, 490, 72, {
    views: 2,
    size: '5 inch',
    spec: { Battery: '1200 mAh', 'Running time': '2 to 5 hours' },
  }),
  item(503, c, 'kitchen-scale', 'leaf', 'Digital Kitchen Scale 5 kg', 890, 690, 41, { views: 4 }),
  item(504, c, 'lamp', 'sky', 'Folding Reading Light, USB', 750, 590, 33, { views: 2 }),
  item(505, c, 'phone-holder', 'plum', 'Folding Desk Stand for Phones', 490, 390, 58, { views: 2 }),
  item(506, c, 'tripod', 'coral', 'Mini Table Tripod', 590, null, 24, { views: 2 }),
  item(507, c, 'kitchen-scale', 'cream', 'কিচেন স্কেল — ১ গ্রাম থেকে ৫ কেজি', 850, null, 15, {}),
  item(508, c, 'fan', 'plum', 'Neck-high Desk Fan, Rechargeable', 1290, 1090, 0, {
    size: '7 inch',
  }),
  item(509, c, 'lamp', 'coral', 'Night Light with Touch', 490, null, 47, {}),
  item(510, c, 'tripod', 'sky', 'Selfie Tripod with Light', 890, 750, 1, {}),
  item(511, c, 'kitchen-scale', 'ink', 'Coffee Scale with Timer', 1490, 1290, 6, {
    spec: { Step: '0.1 g' },
  }),
  item(512, c, 'bulb', 'rose', 'Colour Bulb with Remote', 690, 590, 20, {
    size: '9 W',
    words: ['rgb', 'party light'],
  }),
]
