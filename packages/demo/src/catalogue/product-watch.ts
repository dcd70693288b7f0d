import { product, offer } from './product.ts'

const category = 9

/** Products of the category Smart Watches. */
export const watchProducts = [
  product(901, category, 'smart-watch', 'ink', 'Calling Smart Watch 1.83 inch', 3290, 2490, 35, {
    views: 4,
    offer: offer(702, 1090),
  }),
  product(
    902,
    category,
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
  product(903, category, 'smart-watch', 'cream', 'Smart Watch Slim', 2790, 2190, 22, { views: 2 }),
  product(904, category, 'smart-watch', 'bottle', 'Outdoor Smart Watch, IP68', 3690, 2990, 15, {
    views: 2,
  }),
  product(905, category, 'smart-watch', 'rose', 'Smart Watch Mini', 2290, null, 19, {}),
  product(906, category, 'smart-watch', 'sky', 'কলিং স্মার্ট ওয়াচ — ৭ দিন চার্জ', 2990, 2590, 1, {}),
  product(907, category, 'smart-watch', 'plum', 'Smart Watch Classic', 4190, null, 8, {}),
  product(908, category, 'smart-watch', 'marigold', 'Kids Watch with Calling', 2690, 2290, 0, {}),
]
