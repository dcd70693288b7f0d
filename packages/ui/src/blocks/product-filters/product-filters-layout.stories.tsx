import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LayerProvider } from '../../lib/layer.tsx'
import { ProductFilters } from './product-filters.tsx'

const meta = {
  title: 'Product/ProductFilters/Layout',
  component: ProductFilters,
  args: {
    value: { sort: 'default', minPrice: null, maxPrice: null, inStock: false },
    onValueChange: fn(),
    hiddenFields: { category: 'Audio' },
  },
} satisfies Meta<typeof ProductFilters>

export default meta
type Story = StoryObj<typeof meta>

/** Beside a list the rows follow the width of the place, not of the window. */
export const InSidebar: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = (role: string, name: string) =>
      canvas.getByRole(role, { name }).getBoundingClientRect()
    const sort = place('combobox', 'Sort by')
    const from = place('textbox', 'From (tk)')
    const to = place('textbox', 'To (tk)')
    const apply = place('button', 'Apply')
    await expect(sort.width).toBeCloseTo(266, 0)
    await expect([to.top, to.right]).toEqual([from.top, sort.right])
    await expect([apply.left, apply.right]).toEqual([sort.left, sort.right])
  },
}

/** The tick is in the middle of the select beside it. */
export const Aligned: Story = {
  tags: ['!autodocs', 'no-picture'],
  play: async ({ canvas }) => {
    const [select, tick] = (['combobox', 'checkbox'] as const).map((role) =>
      canvas.getByRole(role).getBoundingClientRect(),
    )
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    await expect(Math.abs(middle(select!) - middle(tick!))).toBeLessThan(1)
  },
}

const openLayer = fn(() => () => {})

/** The application is notified before the drawer shows, so that Back never leaves the page instead. */
export const LayerOfDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', 'no-picture'],
  beforeEach: () => void openLayer.mockClear(),
  decorators: [
    (Story) => (
      <LayerProvider onOpen={openLayer}>
        <Story />
      </LayerProvider>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Filters' }).click()
    // Before the browser's next task, in which it reports that the drawer has opened.
    await Promise.resolve()
    await expect(openLayer).toHaveBeenCalledOnce()
  },
}
