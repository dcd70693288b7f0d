import { product, offer } from './product.ts'

const category = 4

/** Products of the category Home Appliances. */
export const homeApplianceProducts = [
  product(401, category, 'fan', 'sky', 'Rechargeable Table Fan 12 inch', 3490, 2890, 26, {
    views: 4,
    size: '12 inch',
    offer: offer(404, 190),
  }),
  product(402, category, 'iron', 'plum', 'Steam Iron 1600 W, Non-stick Plate', 2190, 1750, 19, {
    views: 4,
    spec: { Power: '1600 W' },
  }),
  product(
    403,
    category,
    'lamp',
    'marigold',
    'Rechargeable Desk Lamp, Three Shades',
    1290,
    950,
    34,
    {
      views: 4,
    },
  ),
  product(404, category, 'bulb', 'cream', 'LED Bulb 12 W, Cool Daylight', 320, 240, 140, {
    views: 4,
    size: '12 W',
  }),
  product(405, category, 'iron', 'sky', 'Dry Iron 1000 W', 1290, 1090, 25, {
    views: 2,
    spec: { Power: '1000 W' },
  }),
  product(406, category, 'fan', 'cream', 'রিচার্জেবল টেবিল ফ্যান ১৪ ইঞ্চি', 4290, 3690, 12, {
    views: 2,
    size: '14 inch',
    spec: { Battery: '6000 mAh' },
  }),
  product(407, category, 'lamp', 'bottle', 'Study Lamp with Bendable Arm', 1090, null, 22, {
    views: 2,
  }),
  product(408, category, 'bulb', 'marigold', 'Warm LED Bulb 9 W', 260, 210, 95, {
    size: '9 W',
    spec: { Colour: 'Warm 3000 K' },
  }),
  product(409, category, 'fan', 'rose', 'Table Fan 9 inch, Three Speeds', 1990, null, 0, {
    size: '9 inch',
  }),
  product(410, category, 'iron', 'coral', 'Travel Iron 700 W', 990, 850, 16, {
    spec: { Power: '700 W' },
  }),
  product(411, category, 'bulb', 'steel', 'Emergency LED Bulb 12 W with Battery', 590, 490, 1, {
    size: '12 W',
    keywords: ['ইমার্জেন্সি', 'emergency'],
  }),
  product(412, category, 'lamp', 'rose', 'Bedside Lamp, Touch Dimmer', 990, 790, 28, {}),
  product(413, category, 'fan', 'leaf', 'Wall and Table Fan 12 inch', 2690, 2390, 10, {
    size: '12 inch',
  }),
]
