import type { ShopSettings } from '../app/lib/shop-environment.ts'
import { paper } from '../app/lib/theme-color.ts'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest: the name, icons and colours of the shop on a home screen. */
export function webManifest(shop: ShopSettings): string {
  return JSON.stringify({
    name: shop.name,
    short_name: shop.name,
    description: shop.about,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en',
    dir: 'ltr',
    categories: ['shopping'],
    theme_color: paper.light,
    background_color: paper.light,
    shortcuts: [
      { name: 'All Products', url: '/products' },
      { name: 'Your bag', url: '/cart' },
      { name: 'Track Order', url: '/track-order' },
    ],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  })
}
