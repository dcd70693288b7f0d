import { product, offer } from './product.ts'

const category = 8

/** Products of the category Computer Accessories. */
export const computerProducts = [
  product(801, category, 'keyboard', 'cream', 'Wireless Keyboard with Number Pad', 1890, 1490, 31, {
    views: 4,
    offer: offer(802, 390),
  }),
  product(802, category, 'mouse', 'coral', 'Silent Wireless Mouse', 790, 590, 68, { views: 4 }),
  product(
    803,
    category,
    'router',
    'ink',
    'Dual Band Wi-Fi Router AC1200, Four Antennas',
    2690,
    2190,
    23,
    {
      views: 4,
    },
  ),
  product(804, category, 'webcam', 'steel', 'Full HD Webcam with Two Microphones', 2490, 1890, 17, {
    views: 4,
  }),
  product(805, category, 'mouse', 'ink', 'Office Wireless Mouse', 690, null, 42, { views: 2 }),
  product(806, category, 'keyboard', 'ink', 'Mechanical Keyboard, 87 Keys', 4290, 3790, 9, {
    views: 2,
    spec: { Keys: '87', Connection: 'USB' },
  }),
  product(807, category, 'router', 'cream', 'ওয়াই-ফাই রাউটার — চার অ্যান্টেনা', 1990, 1690, 14, {
    views: 2,
  }),
  product(808, category, 'mouse', 'sky', 'Slim Bluetooth Mouse', 990, 850, 26, {}),
  product(809, category, 'keyboard', 'rose', 'Compact Bluetooth Keyboard', 1690, null, 0, {
    spec: { Keys: '78', Connection: 'Bluetooth' },
  }),
  product(810, category, 'webcam', 'ink', 'HD Webcam for Classes', 1490, 1190, 1, {
    spec: { Picture: '1280 × 720' },
  }),
  product(811, category, 'mouse', 'leaf', 'Mouse for Small Hands', 590, 490, 30, {}),
  product(812, category, 'router', 'sky', 'Mini Travel Router N300', 1290, null, 12, {
    spec: { Speed: '300 Mbit/s', Ports: '1 WAN, 2 LAN' },
  }),
  product(813, category, 'keyboard', 'sky', 'Keyboard and Cover for Tablets', 1490, 1290, 18, {}),
]
