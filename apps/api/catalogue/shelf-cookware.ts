import { item, offer } from './item.ts'

const c = 3

/** Cookware & Dining. */
export const cookwareShelf = [
  item(301, c, 'pan', 'coral', 'Non-stick Fry Pan 26 cm, Induction Base', 1490, 1090, 33, {
    views: 4,
    size: '26 cm',
    offer: offer(303, 690),
  }),
  item(302, c, 'lunch-box', 'bottle', 'Two-layer Steel Lunch Box 1.2 L', 890, 690, 48, {
    views: 4,
    size: '1.2 litre',
  }),
  item(303, c, 'knife-set', 'ink', 'Knife Set with Block, Three Pieces', 1290, 950, 21, {
    views: 4,
  }),
  item(304, c, 'water-bottle', 'sky', 'Insulated Water Bottle 750 ml', 990, 790, 57, {
    views: 4,
    size: '750 ml',
    offer: offer(302, 490),
  }),
  item(305, c, 'pan', 'bottle', 'নন-স্টিক ফ্রাই প্যান ২৪ সেমি', 1190, 890, 29, {
    views: 2,
    size: '24 cm',
  }),
  item(306, c, 'water-bottle', 'coral', 'Insulated Water Bottle 500 ml', 850, 650, 40, {
    views: 2,
    size: '500 ml',
  }),
  item(307, c, 'lunch-box', 'rose', 'School Tiffin Box with Spoon', 590, null, 66, {
    size: '0.8 litre',
  }),
  item(308, c, 'pan', 'ink', 'Deep Fry Pan 28 cm', 1790, 1490, 14, { size: '28 cm' }),
  item(309, c, 'knife-set', 'cream', 'Kitchen Knife Set, Light Handles', 1390, null, 8, {}),
  item(310, c, 'water-bottle', 'leaf', 'Sports Water Bottle 600 ml', 690, 550, 35, {
    size: '600 ml',
  }),
  item(311, c, 'lunch-box', 'marigold', 'লাঞ্চ বক্স — দুই স্তর, স্টিল ট্রে', 850, 720, 1, {
    size: '1.2 litre',
  }),
  item(312, c, 'pan', 'plum', 'Small Egg Pan 18 cm', 690, null, 0, { size: '18 cm' }),
  item(313, c, 'water-bottle', 'steel', 'Steel Flask 1 L, Hot and Cold', 1390, 1190, 19, {
    size: '1 litre',
  }),
  item(314, c, 'knife-set', 'coral', 'Fruit and Vegetable Knife Set', 790, 650, 23, {}),
]
