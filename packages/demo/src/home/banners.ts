import type { BannerWire } from '@shop/domain/wire'

/** The four banners of the home page's carousel; they link to products 1 to 4 of the catalogue. */
export const banners: readonly BannerWire[] = [
  {
    id: 'rice-cooker',
    image: 'banners/rice-cooker.1920w.jpg',
    alt: 'Rice cooker: dinner without watching the pot',
    href: '/product-details/1',
  },
  {
    id: 'mini-grinder',
    image: 'banners/mini-grinder.1920w.jpg',
    alt: 'Mini grinder: fresh spice in seconds',
    href: '/product-details/2',
  },
  {
    id: 'magic-cleaning-brush',
    image: 'banners/magic-cleaning-brush.1920w.jpg',
    alt: 'Magic cleaning brush: three heads for every corner',
    href: '/product-details/3',
  },
  {
    id: 'electric-kettle',
    image: 'banners/electric-kettle.1920w.jpg',
    alt: 'Electric kettle: tea in four minutes',
    href: '/product-details/4',
  },
]

const grinder = {
  image: 'strips/mini-grinder.960w.jpg',
  alt: 'Mini grinder',
  href: '/product-details/2',
}
const brush = {
  image: 'strips/magic-cleaning-brush.960w.jpg',
  alt: 'Magic cleaning brush',
  href: '/product-details/3',
}

/** The second strip: grinder and brush alternate, four entries. */
export const strip: readonly BannerWire[] = [grinder, brush, grinder, brush].map(
  (entry, index) => ({ id: `strip-${index + 1}`, ...entry }),
)
