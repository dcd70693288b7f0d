import { item, offer } from './item.ts'

const c = 4

/** Home Appliances. */
export const homeApplianceShelf = [
  item(401, c, 'fan', 'sky', 'Rechargeable Table Fan 12 inch', 3490, 2890, 26, {
    views: 4,
    size: '12 inch',
    offer: offer(404, 190),
  }),
  item(402, c, 'iron', 'plum', 'Steam Iron 1600 W, Non-stick Plate', 2190, 1750, 19, {
    views: 4,
    spec: { Power: '1600 W' },
  }),
  item(403, c, 'lamp', 'marigold', 'Rechargeable Desk Lamp, Three Shades', 1290, 950, 34, {
    views: 4,
  }),
  item(404, c, 'bulb', 'cream', 'LED Bulb 12 W, Cool Daylight', 320, 240, 140, {
    views: 4,
    size: '12 W',
  }),
  item(405, c, 'iron', 'sky', 'Dry Iron 1000 W', 1290, 1090, 25, {
    views: 2,
    spec: { Power: '1000 W' },
  }),
  item(406, c, 'fan', 'cream', 'রিচার্জেবল টেবিল ফ্যান ১৪ ইঞ্চি', 4290, 3690, 12, {
    views: 2,
    size: '14 inch',
    spec: { Battery: '6000 mAh' },
  }),
  item(407, c, 'lamp', 'bottle', 'Study Lamp with Bendable Arm', 1090, null, 22, { views: 2 }),
  item(408, c, 'bulb', 'marigold', 'Warm LED Bulb 9 W', 260, 210, 95, {
    size: '9 W',
    spec: { Colour: 'Warm 3000 K' },
  }),
  item(409, c, 'fan', 'rose', 'Table Fan 9 inch, Three Speeds', 1990, null, 0, { size: '9 inch' }),
  item(410, c, 'iron', 'coral', 'Travel Iron 700 W', 990, 850, 16, { spec: { Power: '700 W' } }),
  item(411, c, 'bulb', 'steel', 'Emergency LED Bulb 12 W with Battery', 590, 490, 1, {
    size: '12 W',
    words: ['ইমার্জেন্সি', 'emergency'],
  }),
  item(412, c, 'lamp', 'rose', 'Bedside Lamp, Touch Dimmer', 990, 790, 28, {}),
  item(413, c, 'fan', 'leaf', 'Wall and Table Fan 12 inch', 2690, 2390, 10, { size: '12 inch' }),
]
