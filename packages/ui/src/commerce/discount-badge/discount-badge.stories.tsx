import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DiscountBadge } from './discount-badge.tsx'

const meta = {
  title: 'Product/DiscountBadge',
  component: DiscountBadge,
  args: { price: 1000, discountPrice: 750 },
} satisfies Meta<typeof DiscountBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25% off')).toBeVisible()
  },
}

export const Large: Story = { args: { size: 'lg' } }

/** Nothing is rendered at 0 percent. */
export const NoDiscount: Story = {
  tags: ['R-CARD-02'],
  render: () => (
    <>
      <DiscountBadge price={1000} />
      <DiscountBadge price={1000} discountPrice={null} />
      <DiscountBadge price={1000} discountPrice={0} />
      <DiscountBadge price={1000} discountPrice={1000} />
      <DiscountBadge price={1000} discountPrice={1200} />
      <DiscountBadge price={1000} discountPrice={997} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/off/)).not.toBeInTheDocument()
  },
}
