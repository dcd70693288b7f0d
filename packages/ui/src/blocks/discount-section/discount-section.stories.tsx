import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { productFixtures, undiscounted } from '../../../stories/samples/product.ts'
import { DiscountSection } from './discount-section.tsx'

const meta = {
  title: 'Product/DiscountSection',
  component: DiscountSection,
  args: {
    products: productFixtures,
    href: '/products?discount=true',
    onAddToBag: fn(),
    onBuyNow: fn(),
  },
} satisfies Meta<typeof DiscountSection>

export default meta
type Story = StoryObj<typeof meta>

/** The title names the highest discount of the first four products. */
export const Default: Story = {
  tags: ['R-HOME-13'],
  args: {
    products: [...productFixtures.slice(0, 4), { ...undiscounted, discountPrice: 65 }],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Up to 30% Discount' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

/** Nothing is rendered without a discount. */
export const NothingDiscounted: Story = {
  tags: ['R-HOME-14'],
  args: { products: [undiscounted] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^View All Up to/ })).toHaveFocus()
  },
}
