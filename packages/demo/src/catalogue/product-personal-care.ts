import { product, offer } from './product.ts'

const category = 10

/** Products of the category Personal Care. */
export const personalCareProducts = [
  product(
    1001,
    category,
    'trimmer',
    'bottle',
    'Rechargeable Beard Trimmer with Four Combs',
    1490,
    1090,
    46,
    {
      views: 4,
      offer: offer(310, 390),
    },
  ),
  product(1002, category, 'body-scale', 'sky', 'Digital Body Scale 180 kg', 1690, 1290, 25, {
    views: 4,
  }),
  product(1003, category, 'trimmer', 'coral', 'Beard and Hair Trimmer, 80 Minutes', 1290, 990, 37, {
    views: 2,
  }),
  product(1004, category, 'body-scale', 'rose', 'Glass Body Scale, Rounded', 1490, 1190, 21, {
    views: 2,
  }),
  product(1005, category, 'trimmer', 'ink', 'Professional Hair Clipper', 2290, 1890, 13, {
    views: 2,
  }),
  product(1006, category, 'trimmer', 'steel', 'Nose and Ear Trimmer', 690, null, 52, {}),
  product(1007, category, 'body-scale', 'ink', 'Body Scale with Bluetooth', 2190, 1850, 0, {
    keywords: ['bluetooth'],
  }),
  product(1008, category, 'trimmer', 'marigold', 'Trimmer for Beginners', 890, 750, 1, {}),
  product(999, category, 'trimmer', 'plum', 'Trimmer, First Edition', 990, 790, 4, {
    deleted: true,
  }),
  product(1009, category, 'body-scale', 'cream', 'ডিজিটাল ওজন মাপার মেশিন', 1390, null, 17, {}),
]
