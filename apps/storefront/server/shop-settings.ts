import { isEmailLike, writeDigits } from '@shop/domain'
import type { Language } from '../app/lib/language.ts'
import type { ShopSettings, SocialNetwork } from '../app/lib/shop-environment.ts'
import { webAddress } from './web-address.ts'

const networks: Record<SocialNetwork, string> = {
  facebook: 'https://www.facebook.com/haat.example',
  linkedin: 'https://www.linkedin.com/company/haat-example',
  instagram: 'https://www.instagram.com/haat.example',
  youtube: 'https://www.youtube.com/@haat-example',
  tiktok: 'https://www.tiktok.com/@haat.example',
  x: 'https://x.com/haat_example',
}

/**
 * Reads the shop's name and contacts from `SHOP_*` variables. The defaults are examples; a real shop
 * sets its own. The default map position (23.8103, 90.4125) is the centre of Dhaka.
 * The default pictures are those of the demo shop; with `DEMO=off` there are none.
 * In Bengali, `SHOP_*_BN` comes first, then the variable without it, then the Bengali example, and
 * numbers have Bengali digits.
 * @throws RangeError naming a variable that must be a number, an e-mail address or a URL
 */
export function loadShopSettings(
  env: Record<string, string | undefined>,
  language: Language = 'en',
): ShopSettings {
  const text = (name: string, example: string) => env[`SHOP_${name}`] || example
  const words = (name: string, example: string, exampleBn: string) =>
    language === 'en' ? text(name, example) : env[`SHOP_${name}_BN`] || text(name, exampleBn)
  const digits = (value: string) => writeDigits(value, language === 'bn' ? 'beng' : 'latn')
  const picture = (name: string, demo: string) => text(name, env['DEMO'] === 'off' ? '' : demo)
  const number = (name: string, example: number) => {
    const value = Number(text(name, String(example)))
    if (Number.isFinite(value)) return value
    throw new RangeError(`SHOP_${name} must be a number.`)
  }
  const degrees = (name: string, example: number, most: number) => {
    const value = number(name, example)
    if (Math.abs(value) <= most) return value
    throw new RangeError(`SHOP_${name} must be degrees from -${most} to ${most}.`)
  }
  const email = (name: string, example: string) => {
    const value = text(name, example)
    if (isEmailLike(value)) return value
    throw new RangeError(`SHOP_${name} must be an e-mail address, such as ${example}.`)
  }
  const link = (name: string, example: string) =>
    webAddress(`SHOP_${name}`, env[`SHOP_${name}`]) ?? example
  return {
    name: words('NAME', 'Haat', 'হাট'),
    about: words(
      'ABOUT',
      'Haat is a fast-growing ecommerce site for gadgets, accessories and home appliances, delivered all over Bangladesh.',
      'হাট: গ্যাজেট, এক্সেসরিজ আর ঘরের যন্ত্রপাতির দ্রুত বেড়ে ওঠা অনলাইন দোকান, পৌঁছে দেয় সারা বাংলাদেশে।',
    ),
    address: words(
      'ADDRESS',
      'House 12, Road 5, Dhanmondi, Dhaka 1205',
      'বাসা ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫',
    ),
    phone: digits(text('PHONE', '+8801700000000')),
    email: email('EMAIL', 'hello@haat.example'),
    taxId: digits(text('TAX_ID', '000-000-0000')),
    whatsapp: text('WHATSAPP', '8801700000000'),
    map: {
      latitude: degrees('MAP_LATITUDE', 23.8103, 90),
      longitude: degrees('MAP_LONGITUDE', 90.4125, 180),
    },
    social: {
      facebook: link('FACEBOOK', networks.facebook),
      linkedin: link('LINKEDIN', networks.linkedin),
      instagram: link('INSTAGRAM', networks.instagram),
      youtube: link('YOUTUBE', networks.youtube),
      tiktok: link('TIKTOK', networks.tiktok),
      x: link('X', networks.x),
    },
    paymentImage: picture('PAYMENT_IMAGE', 'payments/payment-banner.1920w.jpg'),
    previewImage: picture('PREVIEW_IMAGE', 'social/open-graph.1200w.jpg'),
    paymentAmount: number('PAYMENT_AMOUNT', 1250),
  }
}
