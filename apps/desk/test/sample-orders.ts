import { amountToCollect, type OrderStatus } from '@shop/domain'
import type { DeskOrderDetails } from '@shop/domain/wire'

const people = [
  ['Rahim Uddin', '01712345678', 'House 12, Road 4, Dhanmondi, Dhaka', 'dhaka_inside'],
  [
    'মোছাম্মৎ ফাতেমা খাতুন চৌধুরী',
    '01812345679',
    'বাড়ি ৭, ব্লক সি, বনশ্রী, রামপুরা, ঢাকা',
    'dhaka_inside',
  ],
  ['Nusrat Jahan', '01912345670', 'College Road, Sadar, Cumilla', 'dhaka_outside'],
  [
    'আবু সাঈদ মোহাম্মদ আব্দুল্লাহ আল মামুন',
    '01612345671',
    'গ্রাম: উত্তর কালীগঞ্জ, ডাকঘর: কালীগঞ্জ, লালমনিরহাট',
    'dhaka_outside',
  ],
] as const

/** Id, name, picture and price in taka of each product. */
export const pieces = [
  [7, 'Electric Kettle 1.8 L', 'products/electric-kettle.jpg', 1250],
  [12, 'Mini Grinder', 'products/mini-grinder.jpg', 899],
  [31, 'Rice Cooker with a glass lid and a steamer, 2.8 litres', null, 3450],
] as const

const states: readonly OrderStatus[] = [
  ...(['pending', 'needs_review', 'pending', 'confirmed', 'packed', 'shipped'] as const),
  ...(['delivered', 'cancelled', 'returned', 'pending'] as const),
]
/** The id of an order, with the number that is shown. */
const named = (id: number) => ({ id, number: String(id) })
const charges = { dhaka_inside: 70, dhaka_outside: 130 }
const firstDay = Date.UTC(2026, 10, 28, 9, 30)

/** Orders of four people in every state, the newest first. */
export function sampleOrders(count = 24): DeskOrderDetails[] {
  return Array.from({ length: count }, (_, index) => sampleOrder(index))
}

function sampleOrder(index: number): DeskOrderDetails {
  const id = 402_900 - index
  const [name, phone, address, zone] = people[index % people.length] ?? people[0]
  const state = states[index % states.length] ?? 'pending'
  const lines = pieces.slice(0, 1 + (index % 3)).map(([productId, title, picture, price], at) => {
    const quantity = 1 + ((index + at) % 2)
    return { productId, name: title, picture, quantity, price, total: price * quantity }
  })
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
  const total = subtotal + charges[zone]
  const placedAt = new Date(firstDay - index * 47 * 60_000).toISOString()
  const earlier = [
    { ...named(402_300 + (index % 4)), state: 'delivered' as const },
    { ...named(402_200 + (index % 4)), state: 'returned' as const },
  ].map((order) => ({ ...order, placedAt: '2026-09-03T10:00:00Z', total: 1320 }))
  return {
    ...named(id),
    ...{ placedAt, state, name, phone, address, zone, total, lines },
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    reviewReasons: state === 'needs_review' ? ['phone', 'total'] : [],
    note: index === 2 ? 'Call after 5 pm.' : '',
    ...{
      callAt: null,
      calls: 0,
      courier: null,
      consignment: null,
      version: 1,
      coupon: null,
      discount: 0,
      manualDiscount: null,
      subtotal,
    },
    zoneName: zone === 'dhaka_inside' ? 'Inside Dhaka' : 'Outside Dhaka',
    deliveryCharge: charges[zone],
    toCollect: amountToCollect(state, total),
    ...{ collected: null, settledAt: null },
    language: index % 2 ? 'bn' : 'en',
    history: [],
    person:
      index % 2
        ? { orders: 3, delivered: 1, returned: 1, earlier }
        : { orders: 1, delivered: 0, returned: 0, earlier: [] },
  }
}
