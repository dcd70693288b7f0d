import { item, offer } from './item.ts'

const c = 2

/** Home & Cleaning. */
export const homeShelf = [
  item(
    3,
    c,
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
  item(201, c, 'storage-box', 'leaf', 'Clip Storage Box 12 L with Lid', 650, 490, 54, {
    views: 4,
    size: '12 litre',
  }),
  item(
    202,
    c,
    'cleaning-brush',
    'coral',
    'ম্যাজিক ক্লিনিং ব্রাশ — রিচার্জেবল, ৩টি হেডসহ',
    950,
    650,
    36,
    { views: 2 },
  ),
  item(203, c, 'storage-box', 'rose', 'Clip Storage Box 25 L for Quilts', 1190, 950, 20, {
    views: 2,
    size: '25 litre',
  }),
  item(204, c, 'storage-box', 'sky', 'Stackable Storage Box 6 L', 420, 350, 61, {
    size: '6 litre',
  }),
  item(
    205,
    c,
    'cleaning-brush',
    'marigold',
    'Electric Scrubber for Tiles and Sinks',
    1190,
    null,
    17,
    {},
  ),
  item(206, c, 'storage-box', 'cream', 'Rice and Lentil Keeper 10 L', 780, null, 13, {
    size: '10 litre',
    words: ['চাল', 'ডাল', 'chal', 'dal'],
  }),
  item(207, c, 'cleaning-brush', 'leaf', 'Magic Cleaning Brush Mini', 590, 450, 1, {
    words: ['mini'],
  }),
  item(208, c, 'storage-box', 'marigold', 'Toy Box with Clips 18 L', 890, 790, 0, {
    size: '18 litre',
  }),
  item(
    209,
    c,
    'cleaning-brush',
    'plum',
    'Magic Cleaning Brush Plus, Long Handle, with Five Interchangeable Heads for Bathroom Tiles, Kitchen Sinks, Stove Tops, Car Wheels and Shoes, USB Type-C Charging',
    1690,
    1390,
    11,
    { words: ['long handle'] },
  ),
  item(210, c, 'storage-box', 'steel', 'Document Box A4, 8 L', 690, null, 26, { size: '8 litre' }),
  item(211, c, 'storage-box', 'plum', 'Under-bed Storage Box 40 L', 1890, 1590, 5, {
    size: '40 litre',
  }),
  item(212, c, 'cleaning-brush', 'rose', 'Bathroom Brush, Rechargeable', 890, null, 30, {}),
]
