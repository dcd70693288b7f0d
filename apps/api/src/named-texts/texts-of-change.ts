import { latinDigits, namedAmounts, namesAmount } from '@shop/domain'
import type { NamingTexts } from '@shop/domain/wire'
import type { Change } from '../changes/change.queries.ts'
import { listCoupons } from '../coupons/coupon.queries.ts'
import type { Db } from '../db/session.ts'
import { findZone, inTaka, listZones } from '../zones/zone.queries.ts'
import { findTexts } from './named-text.queries.ts'

type IsNamed = (text: string) => boolean

/** The texts that name the former charge or name of a zone, or the zone with amounts that are not its charge. */
export async function textsOfZone(
  db: Db,
  id: string,
  change: Change | undefined,
): Promise<NamingTexts[]> {
  const groups = [
    ...(await textsWithChanged(db, change, ['charge'])),
    ...(await textsWithFormer(db, change)),
  ]
  const former = change?.before?.['charge']
  if (typeof former !== 'number' || !change?.after) return groups
  const { name, nameBn, charge } = inTaka(findZone(await listZones(db), id))
  const names: [string, ...string[]] = nameBn === null ? [name] : [name, nameBn]
  return [...groups, ...(await textsWithZone(db, { names, charges: [former, charge] }))]
}

/** The texts that name a coupon which was changed, or its former amounts; none of a new one. */
export async function textsOfCoupon(
  db: Db,
  code: string,
  change: Change | undefined,
): Promise<NamingTexts[]> {
  if (!change?.before) return []
  const isAmount = (await listCoupons(db)).some((one) => one.code === code && one.kind === 'amount')
  return [
    ...(await textsWithCode(db, code)),
    ...(await textsWithChanged(db, change, [
      ...(isAmount && !change.before['kind'] ? ['value'] : []),
      ...['atMost', 'minSubtotal'],
    ])),
  ]
}

/**
 * The texts of the shop that name an amount which was changed.
 * @param names the amounts of the change, in taka
 */
async function textsWithChanged(
  db: Db,
  change: Change | undefined,
  names: readonly string[],
): Promise<NamingTexts[]> {
  const groups: NamingTexts[] = []
  for (const name of names) {
    const [from, to] = [change?.before?.[name], change?.after?.[name]]
    if (typeof from !== 'number' || typeof to !== 'number') continue
    const texts = await findTexts(db, (text) => namesAmount(text, from))
    groups.push({ about: 'amount', name: String(from), amount: { from, to }, texts })
  }
  return withTexts(groups)
}

/** The texts of the shop that name a coupon. */
export async function textsWithCode(db: Db, code: string): Promise<NamingTexts[]> {
  const word = new RegExp(`(?<![A-Z0-9-])${code}(?![A-Z0-9-])`, 'i')
  const texts = await findTexts(db, (text) => word.test(text))
  return withTexts([{ about: 'name', name: code, amount: null, texts }])
}

/**
 * The texts that name a zone with amounts of which none is its charge, before or now: `from ৳60` is not true
 * of a charge of 85, although 70 was the former one.
 * @param zone its names, and its charges in taka
 */
async function textsWithZone(
  db: Db,
  { names, charges }: { names: readonly [string, ...string[]]; charges: readonly number[] },
): Promise<NamingTexts[]> {
  const isNamed = isOneOf(names.map(namesWords))
  const texts = await findTexts(db, (text) => {
    const amounts = namedAmounts(text)
    return amounts.length > 0 && isNamed(text) && !amounts.some((one) => charges.includes(one))
  })
  return withTexts([{ about: 'otherAmounts', name: names[0], amount: null, texts }])
}

/** The texts of the shop that still have a name, number or address as it was before a change. */
export async function textsWithFormer(db: Db, change: Change | undefined): Promise<NamingTexts[]> {
  const groups: NamingTexts[] = []
  for (const [fact, former] of Object.entries(change?.before ?? {})) {
    if (typeof former !== 'string' || former === '') continue
    const isNamed = (spellings[fact] ?? hasValue)(former)
    const current = String(change?.after?.[fact] ?? '')
    // A new name can have the former one in it.
    const withoutCurrent = (text: string) => (current ? text.replaceAll(current, '') : text)
    const texts = await findTexts(db, (text) => isNamed(withoutCurrent(text)))
    groups.push({ about: 'name', name: former, amount: null, texts })
  }
  return withTexts(groups)
}

const withTexts = (groups: NamingTexts[]) => groups.filter(({ texts }) => texts.length > 0)

const isOneOf =
  (tests: readonly IsNamed[]): IsNamed =>
  (text) =>
    tests.some((isNamed) => isNamed(text))

/** Has a name in upper or lower case. One in Bengali can have a suffix: হাটে is in হাট. */
function namesWords(name: string): IsNamed {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const word = new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped}(?![A-Za-z])`, 'iu')
  return (text) => word.test(text)
}

/** The last digits of a phone number, by which all its spellings are equal. */
const phoneDigits = 10

/** Has a phone number in Latin or Bengali digits, with or without its country, spaces and hyphens. */
function namesPhone(phone: string): IsNamed {
  const digits = (text: string) => latinDigits(text).replace(/[\s()+.-]/g, '')
  const last = digits(phone).slice(-phoneDigits)
  return (text) => digits(text).includes(last)
}

/** Has a value in upper or lower case. */
const hasValue =
  (value: string): IsNamed =>
  (text) =>
    text.toLowerCase().includes(value.toLowerCase())

/** How a text can spell a fact; others are spelled as they are. */
const spellings: Readonly<Record<string, (value: string) => IsNamed>> = {
  name: namesWords,
  nameBn: namesWords,
  phone: namesPhone,
  whatsapp: namesPhone,
}
