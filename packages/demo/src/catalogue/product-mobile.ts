import { product, offer } from './product.ts'

const category = 6

/** Products of the category Mobile Accessories. */
export const mobileProducts = [
  product(
    601,
    category,
    'power-bank',
    'bottle',
    'Power Bank 20,000 mAh, 22.5 W Fast Charging',
    2290,
    1790,
    49,
    { views: 4, size: '20,000 mAh', offer: offer(603, 150) },
  ),
  product(602, category, 'charger', 'cream', 'Fast Charger 33 W, Type-C and USB-A', 1190, 890, 62, {
    views: 4,
    size: '33 W',
  }),
  product(603, category, 'cable', 'coral', 'Braided Type-C Cable 1.2 m, 60 W', 390, 270, 120, {
    views: 4,
    size: '1.2 m',
  }),
  product(604, category, 'phone-holder', 'sky', 'Aluminium Phone Holder for Desk', 650, 490, 44, {
    views: 4,
  }),
  product(605, category, 'memory-card', 'leaf', 'Memory Card 64 GB, Class 10', 790, 650, 85, {
    views: 4,
    size: '64 GB',
  }),
  product(606, category, 'power-bank', 'coral', 'Pocket Power Bank 10,000 mAh', 1490, 1190, 30, {
    views: 2,
    size: '10,000 mAh',
  }),
  product(
    607,
    category,
    'charger',
    'ink',
    'Fast Charger 20 W for iPhone and Android',
    850,
    null,
    39,
    {
      views: 2,
      size: '20 W',
    },
  ),
  product(608, category, 'cable', 'marigold', 'Type-C Cable 2 m, Braided', 450, 350, 77, {
    views: 2,
    size: '2 m',
  }),
  product(
    609,
    category,
    'power-bank',
    'ink',
    'পাওয়ার ব্যাংক ২০,০০০ এমএএইচ — দুই পোর্ট',
    1990,
    1690,
    18,
    {
      size: '20,000 mAh',
    },
  ),
  product(610, category, 'phone-holder', 'ink', 'Car Phone Holder, Magnetic', 590, null, 0, {
    keywords: ['গাড়ি', 'gari', 'car'],
  }),
  product(611, category, 'cable', 'sky', 'Lightning Cable 1 m', 490, 420, 53, {
    size: '1 m',
    keywords: ['iphone'],
  }),
  product(612, category, 'charger', 'rose', 'Wall Charger 12 W, Two Ports', 450, 380, 1, {
    size: '12 W',
  }),
  product(613, category, 'power-bank', 'rose', 'Slim Power Bank 5,000 mAh', 990, null, 21, {
    size: '5,000 mAh',
  }),
  product(614, category, 'memory-card', 'coral', 'Memory Card 128 GB, U3', 1390, 1190, 34, {
    size: '128 GB',
  }),
  product(615, category, 'memory-card', 'ink', 'Memory Card 32 GB', 490, null, 90, {
    size: '32 GB',
    views: 0,
  }),
  product(616, category, 'cable', 'leaf', 'Three-in-one Charging Cable', 550, 390.75, 25, {
    size: '1.2 m',
  }),
]
