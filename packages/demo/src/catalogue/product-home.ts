import { product, offer } from './product.ts'

const category = 2

/** Products of the category Home & Cleaning. */
export const homeProducts = [
  product(
    3,
    category,
    'cleaning-brush',
    'sky',
    'Magic Cleaning Brush, Rechargeable, Three Heads',
    990,
    690,
    80,
    {
      views: 4,
      offer: offer(204, 290),
    },
  ),
  product(201, category, 'storage-box', 'leaf', 'Clip Storage Box 12 L with Lid', 650, 490, 54, {
    views: 4,
    size: '12 litre',
  }),
  product(
    202,
    category,
    'cleaning-brush',
    'coral',
    'ম্যাজিক ক্লিনিং ব্রাশ — রিচার্জেবল, ৩টি হেডসহ',
    950,
    650,
    36,
    { views: 2 },
  ),
  product(203, category, 'storage-box', 'rose', 'Clip Storage Box 25 L for Quilts', 1190, 950, 20, {
    views: 2,
    size: '25 litre',
  }),
  product(204, category, 'storage-box', 'sky', 'Stackable Storage Box 6 L', 420, 350, 61, {
    size: '6 litre',
  }),
  product(
    205,
    category,
    'cleaning-brush',
    'marigold',
    'Electric Scrubber for Tiles and Sinks',
    1190,
    null,
    17,
    {},
  ),
  product(206, category, 'storage-box', 'cream', 'Rice and Lentil Keeper 10 L', 780, null, 13, {
    size: '10 litre',
    keywords: ['চাল', 'ডাল', 'chal', 'dal'],
  }),
  product(207, category, 'cleaning-brush', 'leaf', 'Magic Cleaning Brush Mini', 590, 450, 1, {
    keywords: ['mini'],
  }),
  product(208, category, 'storage-box', 'marigold', 'Toy Box with Clips 18 L', 890, 790, 0, {
    size: '18 litre',
  }),
  product(
    209,
    category,
    'cleaning-brush',
    'plum',
    'Magic Cleaning Brush Plus, Long Handle, with Five Interchangeable Heads for Bathroom Tiles, Kitchen Sinks, Stove Tops, Car Wheels and Shoes, USB Type-C Charging',
    1690,
    1390,
    11,
    { keywords: ['long handle'] },
  ),
  product(210, category, 'storage-box', 'steel', 'Document Box A4, 8 L', 690, null, 26, {
    size: '8 litre',
  }),
  product(211, category, 'storage-box', 'plum', 'Under-bed Storage Box 40 L', 1890, 1590, 5, {
    size: '40 litre',
  }),
  product(
    212,
    category,
    'cleaning-brush',
    'rose',
    'Bathroom Brush, Rechargeable',
    890,
    null,
    30,
    {},
  ),
]
