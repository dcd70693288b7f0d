import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { categoryFixtures } from '../../../stories/samples/product.ts'
import { CategoryList } from './category-list.tsx'

const meta = {
  title: 'Navigation/CategoryList',
  component: CategoryList,
  args: { categories: categoryFixtures },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryList>

export default meta
type Story = StoryObj<typeof meta>

/** Each category shows an icon and a name and links to its list. */
export const Default: Story = {
  tags: ['D-CAT-02', 'R-HEAD-04', 'R-HEAD-05'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Home & Cleaning$/ })
    await expect(link).toHaveAttribute('href', '/products?category=Home%20%26%20Cleaning')
    await expect(canvas.getByRole('img', { name: 'Home & Cleaning icon' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(10)
  },
}

export const Filter: Story = {
  tags: ['S-CAT-02'],
  args: { filterable: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Filter categories' })
    await userEvent.type(field, 'kettle')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: /Kitchen Appliances$/ })).toBeVisible()
    await expect(canvas.queryByText('No category of that name.')).not.toBeInTheDocument()
    await userEvent.clear(field)
    await userEvent.type(field, 'bicycle')
    await expect(canvas.getByRole('status')).toHaveTextContent('No category of that name.')
    await userEvent.clear(field)
    await expect(canvas.getAllByRole('link')).toHaveLength(10)
  },
}

export const Tiles: Story = { args: { layout: 'tiles' } }

/** Tiles on a narrow screen, a list on a wide one. */
export const Adaptive: Story = {
  args: { layout: 'adaptive' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
    const wide = matchMedia('(min-width: 1024px)').matches
    await expect(second?.[wide ? 'top' : 'left']).toBeGreaterThanOrEqual(
      first?.[wide ? 'bottom' : 'right'] ?? Infinity,
    )
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
}
