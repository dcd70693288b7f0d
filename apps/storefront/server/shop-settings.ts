import type { ShopSettings, SocialNetwork } from '../app/lib/shop-environment.ts'

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
 * @throws RangeError naming a variable that must be a number
 */
export function loadShopSettings(env: Record<string, string | undefined>): ShopSettings {
  const text = (name: string, example: string) => env[`SHOP_${name}`] || example
  const picture = (name: string, demo: string) => text(name, env['DEMO'] === 'off' ? '' : demo)
  const number = (name: string, example: number) => {
    const value = Number(text(name, String(example)))
    if (Number.isFinite(value)) return value
    throw new RangeError(`SHOP_${name} must be a number.`)
  }
  return {
    name: text('NAME', 'Haat'),
    nameBn: text('NAME_BN', 'হাট'),
    about: text(
      'ABOUT',
      'Haat is a fast-growing ecommerce site for gadgets, accessories and home appliances, delivered all over Bangladesh.',
    ),
    address: text('ADDRESS', 'House 12, Road 5, Dhanmondi, Dhaka 1205'),
    phone: text('PHONE', '+8801700000000'),
    email: text('EMAIL', 'hello@haat.example'),
    taxId: text('TAX_ID', '000-000-0000'),
    whatsapp: text('WHATSAPP', '8801700000000'),
    map: { latitude: number('MAP_LATITUDE', 23.8103), longitude: number('MAP_LONGITUDE', 90.4125) },
    social: {
      facebook: text('FACEBOOK', networks.facebook),
      linkedin: text('LINKEDIN', networks.linkedin),
      instagram: text('INSTAGRAM', networks.instagram),
      youtube: text('YOUTUBE', networks.youtube),
      tiktok: text('TIKTOK', networks.tiktok),
      x: text('X', networks.x),
    },
    paymentImage: picture('PAYMENT_IMAGE', 'payments/payment-banner.1920w.jpg'),
    previewImage: picture('PREVIEW_IMAGE', 'social/open-graph.1200w.jpg'),
    paymentAmount: number('PAYMENT_AMOUNT', 1250),
  }
}
