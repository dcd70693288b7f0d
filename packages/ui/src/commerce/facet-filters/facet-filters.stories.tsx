import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FacetFilters } from './facet-filters.tsx'
import { facetFixtures } from '../../../stories/samples/facet-filters.ts'

const meta = {
  title: 'Product/FacetFilters',
  component: FacetFilters,
  args: {
    items: facetFixtures,
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
  args: { items: facetFixtures.slice(1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-selected]')).toHaveLength(0)
  },
}

export const Bengali: Story = {
  args: {
    items: [
      {
        id: 'color',
        label: 'রং',
        items: [
          {
            id: 'Black',
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
  args: { items: [] },
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
