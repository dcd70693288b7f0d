import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import * as fixtures from '../../../stories/samples/product.ts'
import { BuyBar } from './buy-bar.tsx'

const meta = {
  title: 'Product/BuyBar',
  component: BuyBar,
  // The bar is hidden on wide screens; the stories show it at every width so that it can be tested.
  args: {
    product: fixtures.riceCooker,
    onAddToBag: fn(),
    onBuyNow: fn(),
    className: 'shop:md:override:flex',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, paddingInline: 12 }}>
        <div style={{ height: 320 }} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToBag).toHaveBeenCalledOnce()
    await expect(args.onBuyNow).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).toHaveBeenCalledOnce()
  },
}

export const OutOfStock: Story = {
  args: { product: fixtures.soldOut, similarHref: '/products?category=Audio' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Similar products' })).toHaveAttribute(
      'href',
      '/products?category=Audio',
    )
  },
}

/** Without an address of similar products. */
export const OutOfStockOnly: Story = {
  args: { product: fixtures.soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  },
}

export const Lakhs: Story = { args: { product: fixtures.expensive } }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBuyNow).toHaveBeenCalledOnce()
  },
}
