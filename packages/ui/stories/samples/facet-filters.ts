import type { Facet } from '../../src/commerce/facet-filters/facet-filters.tsx'

/** Two attributes of a list; a brand is chosen. */
export const facetFixtures: readonly Facet[] = [
  {
    id: 'brand',
    label: 'Brand',
    items: [
      {
        id: 'Haat Home',
        label: 'Haat Home',
        count: 12,
        selected: true,
        href: '/products?category=Kitchen',
      },
      {
        id: 'Jonaki',
        label: 'Jonaki',
        count: 3,
        selected: false,
        href: '/products?brand=Haat+Home%2CJonaki',
      },
    ],
  },
  {
    id: 'power',
    label: 'Power',
    items: [
      {
        id: '1000',
        label: '1000 W',
        count: 4,
        selected: false,
        href: '/products?brand=Haat+Home&power=1000',
      },
      {
        id: '1500',
        label: '1500 W',
        count: 0,
        selected: false,
        href: '/products?brand=Haat+Home&power=1500',
      },
    ],
  },
]
