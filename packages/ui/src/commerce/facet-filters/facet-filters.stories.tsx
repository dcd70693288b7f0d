import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FacetFilters } from './facet-filters.tsx'

const meta = {
  title: 'Product/FacetFilters',
  component: FacetFilters,
  args: {
    clearHref: '/products?category=Kitchen',
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

const isWide = () => window.matchMedia('(min-width: 64rem)').matches

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (!isWide()) await userEvent.click(canvas.getByRole('button', { name: /Filters|ফিল্টার/ }))
    const chosen = canvas.getByRole('link', { name: /Haat Home/ })
    await expect(chosen).toHaveAttribute('href', '/products?category=Kitchen')
    await expect(canvas.getByRole('link', { name: /1000 W/ })).toHaveAttribute(
      'href',
      '/products?brand=Haat+Home&power=1000',
    )
    await expect(canvasElement.querySelectorAll('[data-selected]')).toHaveLength(1)
  },
}

/** The link that clears the filters is removed; the first group gets its focus. */
export const Cleared: Story = {
  tags: ['!autodocs', 'no-picture'],
  render: function Clearing(args) {
    const [facets, setFacets] = useState(args.facets)
    const clear = () =>
      setFacets(
        facets.map((facet) => ({
          ...facet,
          values: facet.values.map((value) => ({ ...value, selected: false })),
        })),
      )
    return (
      <div
        onClick={(event) => {
          if (!(event.target as Element).matches('a')) return
          event.preventDefault()
          clear()
        }}
      >
        <FacetFilters {...args} facets={facets} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    if (!isWide()) await userEvent.click(canvas.getByRole('button', { name: /Filters/ }))
    canvas.getByRole('link', { name: 'Clear filters' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Brand', { selector: 'summary' })).toHaveFocus()
  },
}

export const NothingChosen: Story = {
  args: { facets: meta.args.facets.slice(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Clear filters' })).toBeNull()
    if (!isWide()) return
    // Nothing stands below the last filter.
    const panel = canvas.getByRole('navigation').getBoundingClientRect()
    const last = canvas.getAllByRole('link').at(-1)?.getBoundingClientRect()
    await expect(panel.bottom - (last?.bottom ?? 0)).toBeLessThan(24)
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
    await userEvent.tab()
    if (!isWide()) await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: /1000 W/ })).toBeVisible()
  },
}
