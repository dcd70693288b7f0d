import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FacetFilters } from './facet-filters.tsx'

const meta = {
  title: 'Product/FacetFilters',
  component: FacetFilters,
  args: {
    facets: [
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
    ],
  },
} satisfies Meta<typeof FacetFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const chosen = canvas.getByRole('link', { name: /Haat Home/ })
    await expect(chosen).toHaveAttribute('href', '/products?category=Kitchen')
    await expect(canvas.getByRole('link', { name: /1000 W/ })).toHaveAttribute(
      'href',
      '/products?brand=Haat+Home&power=1000',
    )
    await expect(canvasElement.querySelectorAll('[data-selected]')).toHaveLength(1)
  },
}

export const NothingChosen: Story = {
  args: { facets: meta.args.facets.slice(1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-selected]')).toHaveLength(0)
  },
}

export const Bengali: Story = {
  args: {
    facets: [
      {
        key: 'color',
        name: 'রং',
        values: [
          {
            value: 'Black',
            label: 'কালো',
            count: 5,
            selected: false,
            href: '/products?color=Black',
          },
        ],
      },
    ],
  },
}

export const NoFacets: Story = {
  args: { facets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /1000 W/ })
    await userEvent.tab()
    await expect(canvas.getByText('Brand', { selector: 'summary' })).toHaveFocus()
    for (const _ of [1, 2, 3, 4]) await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
