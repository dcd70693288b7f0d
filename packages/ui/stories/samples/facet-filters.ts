import type { Facet } from '../../src/commerce/facet-filters/facet-filters.tsx'

/** Two attributes of a list; a brand is chosen. */
export const facetFixtures: readonly Facet[] = [
  {
    key: 'brand',
    name: 'Brand',
    values: [
      {
        value: 'Haat Home',
        label: 'Haat Home',
        count: 12,
        selected: true,
        href: '/products?category=Kitchen',
      },
      {
        value: 'Jonaki',
        label: 'Jonaki',
        count: 3,
        selected: false,
        href: '/products?brand=Haat+Home%2CJonaki',
      },
    ],
  },
  {
    key: 'power',
    name: 'Power',
    values: [
      {
        value: '1000',
        label: '1000 W',
        count: 4,
        selected: false,
        href: '/products?brand=Haat+Home&power=1000',
      },
      {
        value: '1500',
        label: '1500 W',
        count: 0,
        selected: false,
        href: '/products?brand=Haat+Home&power=1500',
      },
    ],
  },
]
