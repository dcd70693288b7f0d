import type { z } from 'zod'
import { factNames, optionName, shopFacts, type ShopFacts } from './shop-facts.ts'

/** The environment variable that gives a new shop a fact: `mapLatitude` is `SHOP_MAP_LATITUDE`. */
const variableOf = (name: keyof ShopFacts) =>
  `SHOP_${optionName(name).replaceAll('-', '_').toUpperCase()}`

/** The environment variables with facts of a new shop. */
export const shopVariables: readonly string[] = factNames.map(variableOf)

/** The schema of the environment variables with facts of a new shop. */
export const initialShopShape = Object.fromEntries(
  factNames.map((name) => [variableOf(name), shopFacts[name].optional()]),
) as Record<string, z.ZodType>

/** The facts of a shop whose owner has given none. A real shop replaces them. */
const examples: ShopFacts = {
  name: 'Haat',
  nameBn: 'হাট',
  about:
    'Haat is a fast-growing ecommerce site for gadgets, accessories and home appliances, delivered all over Bangladesh.',
  aboutBn:
    'হাট: গ্যাজেট, এক্সেসরিজ আর ঘরের যন্ত্রপাতির দ্রুত বেড়ে ওঠা অনলাইন দোকান, পৌঁছে দেয় সারা বাংলাদেশে।',
  address: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
  addressBn: 'বাসা ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫',
  phone: '+8801700000000',
  whatsapp: '8801700000000',
  email: 'hello@haat.example',
  taxId: '000-000-0000',
  // The centre of Dhaka.
  mapLatitude: 23.8103,
  mapLongitude: 90.4125,
  facebook: 'https://www.facebook.com/haat.example',
  linkedin: 'https://www.linkedin.com/company/haat-example',
  instagram: 'https://www.instagram.com/haat.example',
  youtube: 'https://www.youtube.com/@haat-example',
  tiktok: 'https://www.tiktok.com/@haat.example',
  x: 'https://x.com/haat_example',
  paymentImage: 'payments/payment-banner.1920w.jpg',
  previewImage: 'social/open-graph.1200w.jpg',
  paymentAmount: 1250,
  timeZone: 'Asia/Dhaka',
}

/**
 * The facts of a new shop: the given environment variables, else examples. Without the demo there is no example
 * of a picture, and a text that was given in English only has no Bengali example.
 * @param given the parsed variables
 */
export function initialShop(given: Readonly<Record<string, unknown>>, demo: boolean): ShopFacts {
  const entries = factNames.map((name) => {
    const value = given[variableOf(name)]
    if (value !== undefined) return [name, value]
    if (!demo && name.endsWith('Image')) return [name, '']
    const english = name.endsWith('Bn') ? (name.slice(0, -2) as keyof ShopFacts) : undefined
    return [name, english && given[variableOf(english)] !== undefined ? null : examples[name]]
  })
  return Object.fromEntries(entries) as ShopFacts
}
