import type { ShopWire } from '@shop/domain/wire'
import { addressIn, type Language } from '../app/lib/language.ts'
import { paper } from '../app/lib/theme-color.ts'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The pages that a long press on the icon offers. */
const SHORTCUTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { '/products': 'All Products', '/cart': 'Your bag', '/track-order': 'Track Order' },
  bn: { '/products': 'সব পণ্য', '/cart': 'আপনার ব্যাগ', '/track-order': 'অর্ডার খুঁজুন' },
}

/**
 * The web app manifest of a language: the name, icons and colours of the shop on a home screen. The
 * shop that was installed from a page in Bengali opens in Bengali.
 */
export function webManifest(shop: ShopWire, language: Language): string {
  const start = addressIn(language, '/')
  return JSON.stringify({
    name: shop.name,
    short_name: shop.name,
    description: shop.about,
    id: start,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    lang: language,
    dir: 'ltr',
    categories: ['shopping'],
    theme_color: paper.light,
    background_color: paper.light,
    shortcuts: Object.entries(SHORTCUTS[language]).map(([path, name]) => ({
      name,
      url: addressIn(language, path),
    })),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  })
}
