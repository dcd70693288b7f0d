import type { Banner } from '../../src/blocks/promo-carousel/banner-image.tsx'

function banner(id: number, slug: string, alt: string, texts: Partial<Banner>): Banner {
  return { id, image: `banners/${slug}.1920w.jpg`, alt, href: `/product-details/${id}`, ...texts }
}

/** The banners of the demo shop. */
export const bannerFixtures: readonly Banner[] = [
  banner(1, 'rice-cooker', 'Rice cooker: perfect rice, every day', {
    title: 'Dinner without watching the pot',
    text: '1.8 litres, with a steamer. It keeps warm by itself.',
    label: 'Now 2,290 tk',
    action: 'See the rice cooker',
  }),
  banner(2, 'mini-grinder', 'Mini grinder: fresh spices in seconds', {
    title: 'Fresh spice in seconds',
    label: 'Now 890 tk',
    action: 'See the grinder',
  }),
  banner(3, 'magic-cleaning-brush', 'Magic cleaning brush: five heads, one handle', {
    title: 'Three heads for every corner',
    label: 'Now 690 tk',
    action: 'See the brush',
  }),
  banner(4, 'electric-kettle', 'Electric kettle: tea in three minutes', {
    title: 'Tea in four minutes',
    label: 'Now 1,190 tk',
    action: 'See the kettle',
  }),
]

function strip(id: string, product: number, slug: string, alt: string): Banner {
  return { id, image: `strips/${slug}.960w.jpg`, alt, href: `/product-details/${product}` }
}

/** The entries of the demo shop's promotion strip. */
export const stripFixtures: readonly Banner[] = [
  strip('a', 2, 'mini-grinder', 'Mini grinder on offer'),
  strip('b', 3, 'magic-cleaning-brush', 'Magic cleaning brush on offer'),
  strip('c', 2, 'mini-grinder', 'Mini grinder for your kitchen'),
  strip('d', 3, 'magic-cleaning-brush', 'Magic cleaning brush for your home'),
]
