import type { Facet } from '../../src/commerce/facet-filters/facet-filters.tsx'
import { text } from './text.ts'

/** Two attributes of a list; a brand is chosen. */
export const facetFixtures: readonly Facet[] = [
  {
    id: 'brand',
    label: text('Brand', 'ব্র্যান্ড'),
    items: [
      {
        id: 'Haat Home',
        label: text('Haat Home', 'হাট হোম'),
        count: 12,
        selected: true,
        href: '/products?category=Kitchen',
      },
      {
        id: 'Jonaki',
        label: text('Jonaki', 'জোনাকি'),
        count: 3,
        selected: false,
        href: '/products?brand=Haat+Home%2CJonaki',
      },
    ],
  },
  {
    id: 'power',
    label: text('Power', 'শক্তি'),
    items: [
      {
        id: '1000',
        label: text('1000 W', '১০০০ ওয়াট'),
        count: 4,
        selected: false,
        href: '/products?brand=Haat+Home&power=1000',
      },
      {
        id: '1500',
        label: text('1500 W', '১৫০০ ওয়াট'),
        count: 0,
        selected: false,
        href: '/products?brand=Haat+Home&power=1500',
      },
    ],
  },
]
