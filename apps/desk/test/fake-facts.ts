import type {
  AmountReplacement,
  CouponConditions,
  DeskCoupon,
  DeskSession,
  DeskZone,
  NamingTexts,
  NewZone,
  ZoneChange,
} from '@shop/domain/wire'
import type { Answer, Sent } from './fake-answer.ts'
import { Refusal } from './refusal.ts'

/** The zones of a new shop. */
export const sampleZones = (): DeskZone[] => [
  { id: 'dhaka_outside', name: 'Outside Dhaka', nameBn: 'ঢাকার বাইরে', charge: 130 },
  { id: 'dhaka_inside', name: 'Inside Dhaka', nameBn: 'ঢাকার ভেতরে', charge: 70 },
]

/** A coupon without a limit, and one with all conditions. */
export const sampleCoupons = (): DeskCoupon[] => [
  {
    ...{ code: 'SAVE5', kind: 'percent', value: 5, atMost: null, minSubtotal: 0 },
    ...{ from: null, to: null, maxUses: null, used: 41 },
  },
  {
    ...{ code: 'PUJA100', kind: 'amount', value: 100, atMost: null, minSubtotal: 1200 },
    ...{ from: '2026-10-01', to: '2026-10-31', maxUses: 500, used: 12 },
  },
]

/** Facts of a new shop. */
export const sampleFacts = (): Record<string, string> => ({
  ...{ name: 'Haat', nameBn: 'হাট', about: 'A shop for the home', aboutBn: '' },
  ...{ phone: '01700000000', whatsapp: '8801700000000', email: 'hello@haat.example' },
  ...{ taxId: '123', address: 'House 1, Dhaka', addressBn: '' },
  ...{ mapLatitude: '23.78', mapLongitude: '90.4', facebook: 'https://facebook.com/haat' },
  ...{ linkedin: '', instagram: '', youtube: '', tiktok: '', x: '', timeZone: 'Asia/Dhaka' },
})

/** The desk in memory. */
interface Desk {
  zones: DeskZone[]
  coupons: DeskCoupon[]
  facts: Record<string, string>
  session(): DeskSession
}

/** A text that names an amount, and one of a fact, which only a person can change. */
const namingOf = (from: number, to: number): NamingTexts[] => [
  {
    ...{ about: 'amount', name: String(from), amount: { from, to } },
    texts: [
      {
        ...{ kind: 'page', id: 'delivery-policy', section: 'charges' },
        texts: [`<p>Inside Dhaka <b>৳${from}</b></p>`],
      },
      { kind: 'fact', id: 'about', section: null, texts: [`Delivery from ৳${from}`] },
    ],
  },
]

/** The calls of zones, coupons and the texts that name them. */
export function factCalls(desk: Desk): Record<string, Answer> {
  const zoneOf = (id: string | undefined) => {
    const found = desk.zones.find((zone) => zone.id === id)
    if (!found) throw new Refusal(404, 'unknown')
    return found
  }
  return {
    'GET /desk/facts': () => {
      desk.session()
      return { facts: desk.facts }
    },
    'PATCH /desk/facts': (_, { body }) => {
      const given = body['facts'] as Record<string, string>
      const former = desk.facts['phone'] ?? ''
      desk.facts = { ...desk.facts, ...given }
      const text = { kind: 'page' as const, id: 'about-us', section: null, texts: [former] }
      const naming: NamingTexts[] = given['phone']
        ? [{ about: 'name', name: former, amount: null, texts: [text] }]
        : []
      return { facts: desk.facts, naming }
    },
    'GET /desk/zones': () => {
      desk.session()
      return { zones: desk.zones }
    },
    'POST /desk/zones': (_, { body }) => {
      const zone = body as unknown as NewZone
      desk.zones = [...desk.zones, { ...zone, id: zone.name.toLowerCase().replace(/\W+/g, '_') }]
      return { zones: desk.zones, naming: [] }
    },
    'PATCH /desk/zones/*': ([id], { body }) => {
      const before = zoneOf(id)
      const { position, ...given } = body as ZoneChange
      const after = { ...before, ...given } as DeskZone
      const others = desk.zones.filter((zone) => zone !== before)
      const place = position === undefined ? desk.zones.indexOf(before) : position - 1
      desk.zones = others.toSpliced(place, 0, after)
      const isSame = after.charge === before.charge
      return { zones: desk.zones, naming: isSame ? [] : namingOf(before.charge, after.charge) }
    },
    'DELETE /desk/zones/*': ([id]) => {
      const removed = zoneOf(id)
      if (desk.zones.length === 1) throw new Refusal(409, 'last-zone')
      desk.zones = desk.zones.filter((zone) => zone !== removed)
      return { zones: desk.zones, naming: [] }
    },
    'GET /desk/coupons': () => {
      desk.session()
      return { coupons: desk.coupons }
    },
    'PUT /desk/coupons/*': ([code = ''], { body }: Sent) => {
      const before = desk.coupons.find((coupon) => coupon.code === code)
      const after = { ...(body as unknown as CouponConditions), code, used: before?.used ?? 0 }
      desk.coupons = before
        ? desk.coupons.map((coupon) => (coupon === before ? after : coupon))
        : [...desk.coupons, after]
      return { coupons: desk.coupons, naming: [] }
    },
    'DELETE /desk/coupons/*': ([code]) => {
      if (!desk.coupons.some((coupon) => coupon.code === code)) throw new Refusal(404, 'unknown')
      desk.coupons = desk.coupons.filter((coupon) => coupon.code !== code)
      return { coupons: desk.coupons, naming: [] }
    },
    'POST /desk/texts/amount': (_, { body }) => {
      if ((body as unknown as AmountReplacement).kind !== 'page') throw new Refusal(404, 'unknown')
    },
  }
}
