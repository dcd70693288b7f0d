import { item, offer } from './item.ts'

const c = 9

/** Smart Watches. */
export const watchShelf = [
  item(901, c, 'smart-watch', 'ink', 'Calling Smart Watch 1.83 inch', 3290, 2490, 35, {
    views: 4,
    offer: offer(702, 1090),
  }),
  item(
    902,
    c,
    'smart-watch',
    'coral',
    'Fitness Smart Watch with Heart Rate, Sleep Tracking, Bluetooth Calling, More Than One Hundred Sport Modes, Seven-day Battery and Two Extra Silicone Straps, for Android and iPhone',
    2490,
    1890,
    40,
    {
      views: 2,
    },
  ),
  item(903, c, 'smart-watch', 'cream', 'Smart Watch Slim', 2790, 2190, 22, { views: 2 }),
  item(904, c, 'smart-watch', 'bottle', 'Outdoor Smart Watch, IP68', 3690, 2990, 15, { views: 2 }),
  item(905, c, 'smart-watch', 'rose', 'Smart Watch Mini', 2290, null, 19, {}),
  item(906, c, 'smart-watch', 'sky', 'কলিং স্মার্ট ওয়াচ — ৭ দিন চার্জ', 2990, 2590, 1, {}),
  item(907, c, 'smart-watch', 'plum', 'Smart Watch Classic', 4190, null, 8, {}),
  item(908, c, 'smart-watch', 'marigold', 'Kids Watch with Calling', 2690, 2290, 0, {}),
]
