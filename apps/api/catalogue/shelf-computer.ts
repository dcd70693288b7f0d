import { item, offer } from './item.ts'

const c = 8

/** Computer Accessories. */
export const computerShelf = [
  item(801, c, 'keyboard', 'cream', 'Wireless Keyboard with Number Pad', 1890, 1490, 31, {
    views: 4,
    offer: offer(802, 390),
  }),
  item(802, c, 'mouse', 'coral', 'Silent Wireless Mouse', 790, 590, 68, { views: 4 }),
  item(803, c, 'router', 'ink', 'Dual Band Wi-Fi Router AC1200, Four Antennas', 2690, 2190, 23, {
    views: 4,
  }),
  item(804, c, 'webcam', 'steel', 'Full HD Webcam with Two Microphones', 2490, 1890, 17, {
    views: 4,
  }),
  item(805, c, 'mouse', 'ink', 'Office Wireless Mouse', 690, null, 42, { views: 2 }),
  item(806, c, 'keyboard', 'ink', 'Mechanical Keyboard, 87 Keys', 4290, 3790, 9, {
    views: 2,
    spec: { Keys: '87', Connection: 'USB' },
  }),
  item(807, c, 'router', 'cream', 'ওয়াই-ফাই রাউটার — চার অ্যান্টেনা', 1990, 1690, 14, { views: 2 }),
  item(808, c, 'mouse', 'sky', 'Slim Bluetooth Mouse', 990, 850, 26, {}),
  item(809, c, 'keyboard', 'rose', 'Compact Bluetooth Keyboard', 1690, null, 0, {
    spec: { Keys: '78', Connection: 'Bluetooth' },
  }),
  item(810, c, 'webcam', 'ink', 'HD Webcam for Classes', 1490, 1190, 1, {
    spec: { Picture: '1280 × 720' },
  }),
  item(811, c, 'mouse', 'leaf', 'Mouse for Small Hands', 590, 490, 30, {}),
  item(812, c, 'router', 'sky', 'Mini Travel Router N300', 1290, null, 12, {
    spec: { Speed: '300 Mbit/s', Ports: '1 WAN, 2 LAN' },
  }),
  item(813, c, 'keyboard', 'sky', 'Keyboard and Cover for Tablets', 1490, 1290, 18, {}),
]
