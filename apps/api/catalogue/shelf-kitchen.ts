import { item, offer } from './item.ts'

const c = 1

/** Kitchen Appliances. */
export const kitchenShelf = [
  item(1, c, 'rice-cooker', 'coral', 'Haat Home Rice Cooker 1.8 L with Steamer', 2890, 2290, 42, {
    views: 4,
    size: '1.8 litre',
    offer: offer(103, 590),
  }),
  item(2, c, 'mini-grinder', 'marigold', 'Mini Grinder for Spices and Chutney', 1250, 890, 65, {
    views: 4,
    size: '300 ml',
    offer: offer(201, 350),
  }),
  item(
    4,
    c,
    'electric-kettle',
    'bottle',
    'Electric Kettle 1.8 L with Auto Shut-off',
    1590,
    1190,
    38,
    {
      views: 4,
      size: '1.8 litre',
      offer: offer(310, 420),
    },
  ),
  item(101, c, 'blender', 'sky', 'Power Blender 1.5 L with Grinding Cup', 3450, 2790, 24, {
    views: 4,
    size: '1.5 litre',
    offer: offer(999, 250),
  }),
  item(
    102,
    c,
    'electric-kettle',
    'cream',
    'ইলেকট্রিক কেটলি ১.৮ লিটার — অটো শাট-অফ',
    1490,
    1150,
    31,
    {
      views: 2,
      size: '1.8 litre',
    },
  ),
  item(103, c, 'mini-grinder', 'coral', 'Mini Spice Grinder, Steel Blades', 1190, 850, 27, {
    views: 2,
    size: '300 ml',
  }),
  item(104, c, 'rice-cooker', 'cream', 'Haat Home Rice Cooker 2.8 L Family Size', 3990, null, 18, {
    views: 2,
    size: '2.8 litre',
    spec: { Power: '1000 W' },
  }),
  item(105, c, 'rice-cooker', 'ink', 'Rice Cooker 2.2 L, Black', 3290, 2850, 1, {
    size: '2.2 litre',
    spec: { Power: '900 W' },
  }),
  item(106, c, 'blender', 'ink', 'Blender 1.5 L, Two Speeds and Pulse', 2990, null, 12, {
    views: 2,
    size: '1.5 litre',
  }),
  item(107, c, 'electric-kettle', 'steel', 'Steel Electric Kettle 2.3 L', 1850, 1650, 0, {
    size: '2.3 litre',
    spec: { Power: '1800 W' },
  }),
  item(
    108,
    c,
    'mini-grinder',
    'leaf',
    'মিনি গ্রাইন্ডার — মসলা, আদা ও রসুন বাটার জন্য',
    1150,
    799.5,
    44,
    { size: '300 ml' },
  ),
  item(109, c, 'blender', 'rose', 'Compact Juice Blender', 2190, 1890, 9, {
    size: '1.0 litre',
    spec: { Power: '350 W', Jar: '1.0 litre' },
  }),
  item(110, c, 'rice-cooker', 'leaf', 'Rice Cooker 1.0 L for Two', 2290, null, 7, {
    size: '1.0 litre',
    spec: { Power: '450 W' },
  }),
  item(111, c, 'electric-kettle', 'coral', 'Travel Electric Kettle 1.2 L', 1290, 990, 22, {
    size: '1.2 litre',
    spec: { Power: '1200 W' },
  }),
  item(112, c, 'mini-grinder', 'steel', 'Mini Grinder Pro, 200 W', 1690, null, 15, {
    size: '400 ml',
    spec: { Power: '200 W', Bowl: '400 ml' },
  }),
  item(113, c, 'blender', 'cream', 'Glass Jar Blender 1.75 L', 4290, 3690, 0, {
    size: '1.75 litre',
    spec: { Power: '600 W', Jar: '1.75 litre, glass' },
  }),
]
