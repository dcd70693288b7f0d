import { item, offer } from './item.ts'

const c = 10

/** Personal Care. */
export const personalCareShelf = [
  item(1001, c, 'trimmer', 'bottle', 'Rechargeable Beard Trimmer with Four Combs', 1490, 1090, 46, {
    views: 4,
    offer: offer(310, 390),
  }),
  item(1002, c, 'body-scale', 'sky', 'Digital Body Scale 180 kg', 1690, 1290, 25, { views: 4 }),
  item(1003, c, 'trimmer', 'coral', 'Beard and Hair Trimmer, 80 Minutes', 1290, 990, 37, {
    views: 2,
  }),
  item(1004, c, 'body-scale', 'rose', 'Glass Body Scale, Rounded', 1490, 1190, 21, { views: 2 }),
  item(1005, c, 'trimmer', 'ink', 'Professional Hair Clipper', 2290, 1890, 13, { views: 2 }),
  item(1006, c, 'trimmer', 'steel', 'Nose and Ear Trimmer', 690, null, 52, {}),
  item(1007, c, 'body-scale', 'ink', 'Body Scale with Bluetooth', 2190, 1850, 0, {
    words: ['bluetooth'],
  }),
  item(1008, c, 'trimmer', 'marigold', 'Trimmer for Beginners', 890, 750, 1, {}),
  item(999, c, 'trimmer', 'plum', 'Trimmer, First Edition', 990, 790, 4, { deleted: true }),
  item(1009, c, 'body-scale', 'cream', 'ডিজিটাল ওজন মাপার মেশিন', 1390, null, 17, {}),
]
