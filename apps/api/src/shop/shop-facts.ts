import { isEmailLike, isPageUrl, isShopPhone, normalText } from '@shop/domain'
import type { ShopWire } from '@shop/domain/wire'
import { z } from 'zod'

/** What the owner says of the shop, without what the database adds. */
export type ShopFacts = Omit<ShopWire, 'revision' | 'zones' | 'pages' | 'texts'>

const text = (most: number) =>
  z.string().overwrite(normalText).max(most, `must have at most ${most} characters`)
const required = (most: number) => text(most).min(1, 'must not be empty')
/** A text in Bengali; an empty one shows the English one. */
const bengali = (most: number) => text(most).transform((value) => value || null)
const phone = required(30).refine(isShopPhone, 'must be a phone number such as +8801700000000')
const number = (isValid: (value: number) => boolean, problem: string) =>
  z
    .string()
    .transform((value) => (value.trim() === '' ? Number.NaN : Number(value)))
    .refine(isValid, problem)
const degrees = (most: number) =>
  number((value) => Math.abs(value) <= most, `must be degrees from -${most} to ${most}`)
/** The URL of a page; an empty one removes its link. */
const link = text(300).refine(
  (value) => value === '' || isPageUrl(value),
  'must be a URL that starts with http:// or https://',
)

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What each fact of the shop accepts as a text, from an environment variable or a command. */
export const shopFacts = {
  name: required(60),
  nameBn: bengali(60),
  about: required(500),
  aboutBn: bengali(500),
  address: required(250),
  addressBn: bengali(250),
  phone,
  whatsapp: phone,
  email: required(254).refine(isEmailLike, 'must be an e-mail address such as hello@shop.example'),
  taxId: required(60),
  mapLatitude: degrees(90),
  mapLongitude: degrees(180),
  facebook: link,
  linkedin: link,
  instagram: link,
  youtube: link,
  tiktok: link,
  x: link,
  paymentImage: text(300),
  previewImage: text(300),
  paymentAmount: number((value) => value >= 0 && value < 1e9, 'must be an amount such as 1250'),
  timeZone: required(60).refine(isTimeZone, 'must be the name of a time zone, such as Asia/Dhaka'),
} satisfies { [Name in keyof ShopFacts]: z.ZodType<ShopFacts[Name], string> }

/** The names of the facts. */
export const factNames = Object.keys(shopFacts) as (keyof ShopFacts)[]

/** The name of a fact as an option of a command: `mapLatitude` is `map-latitude`. */
export const optionName = (name: keyof ShopFacts): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
