import { product, offer } from './product.ts'

const category = 3

/** Products of the category Cookware & Dining. */
export const cookwareProducts = [
  product(
    301,
    category,
    'pan',
    'coral',
    'Non-stick Fry Pan 26 cm, Induction Base',
    1490,
    1090,
    33,
    {
      views: 4,
      size: '26 cm',
      offer: offer(303, 690),
    },
  ),
  product(302, category, 'lunch-box', 'bottle', 'Two-layer Steel Lunch Box 1.2 L', 890, 690, 48, {
    views: 4,
    size: '1.2 litre',
  }),
  product(303, category, 'knife-set', 'ink', 'Knife Set with Block, Three Pieces', 1290, 950, 21, {
    views: 4,
  }),
  product(304, category, 'water-bottle', 'sky', 'Insulated Water Bottle 750 ml', 990, 790, 57, {
    views: 4,
    size: '750 ml',
    offer: offer(302, 490),
  }),
  product(305, category, 'pan', 'bottle', 'নন-স্টিক ফ্রাই প্যান ২৪ সেমি', 1190, 890, 29, {
    views: 2,
    size: '24 cm',
  }),
  product(306, category, 'water-bottle', 'coral', 'Insulated Water Bottle 500 ml', 850, 650, 40, {
    views: 2,
    size: '500 ml',
  }),
  product(307, category, 'lunch-box', 'rose', 'School Tiffin Box with Spoon', 590, null, 66, {
    size: '0.8 litre',
  }),
  product(308, category, 'pan', 'ink', 'Deep Fry Pan 28 cm', 1790, 1490, 14, { size: '28 cm' }),
  product(
    309,
    category,
    'knife-set',
    'cream',
    'Kitchen Knife Set, Light Handles',
    1390,
    null,
    8,
    {},
  ),
  product(310, category, 'water-bottle', 'leaf', 'Sports Water Bottle 600 ml', 690, 550, 35, {
    size: '600 ml',
  }),
  product(311, category, 'lunch-box', 'marigold', 'লাঞ্চ বক্স — দুই স্তর, স্টিল ট্রে', 850, 720, 1, {
    size: '1.2 litre',
  }),
  product(312, category, 'pan', 'plum', 'Small Egg Pan 18 cm', 690, null, 0, { size: '18 cm' }),
  product(313, category, 'water-bottle', 'steel', 'Steel Flask 1 L, Hot and Cold', 1390, 1190, 19, {
    size: '1 litre',
  }),
  product(314, category, 'knife-set', 'coral', 'Fruit and Vegetable Knife Set', 790, 650, 23, {}),
]
