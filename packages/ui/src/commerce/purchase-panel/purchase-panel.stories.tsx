import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import * as fixtures from '../product/fixtures.ts'
import { PurchasePanel } from './purchase-panel.tsx'

const meta = {
  title: 'Product/PurchasePanel',
  component: PurchasePanel,
  args: { product: fixtures.riceCooker, onAddToBag: fn(), onBuyNow: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PurchasePanel>

export default meta
type Story = StoryObj<typeof meta>

const plus = /^Increase quantity/
const minus = /^Decrease quantity/

export const Default: Story = {
  tags: ['R-PDP-03', 'R-PDP-04', 'R-PDP-05', 'R-PDP-06', 'R-PDP-07', 'R-PDP-08'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.product.name)
    await expect(canvas.getByText('You save 600 tk')).toBeVisible()
    await expect(canvas.getByText('2,290 tk')).toBeVisible()
    await expect(canvas.getByText('2,890 tk').tagName).toBe('S')
    await expect(canvas.getByRole('button', { name: /share/i })).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toBeVisible()
    await expect(canvas.getByText('In Stock (42)')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
  },
}

/** The quantity starts at 1, cannot be lower, and is added to the bag. */
export const Quantity: Story = {
  tags: ['S-PDP-01', 'S-PDP-02', 'S-PDP-05'],
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton')
    await expect(number).toHaveValue('1')
    await expect(canvas.getByRole('button', { name: minus })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: plus }))
    await userEvent.click(canvas.getByRole('button', { name: plus }))
    await expect(canvas.queryByText(/Added to your bag/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToBag).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByText(`Added to your bag: 3 × ${args.product.name}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).toHaveBeenLastCalledWith(3)
  },
}

/** The quantity cannot exceed the stock, by button or by typing. */
export const UpToStock: Story = {
  tags: ['S-PDP-03'],
  args: { product: { ...fixtures.riceCooker, quantity: 2 } },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: plus })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(more).toHaveFocus()
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await userEvent.type(number, '9')
    await userEvent.tab()
    await expect(number).toHaveValue('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToBag).toHaveBeenLastCalledWith(2)
  },
}

/** The increase button is disabled. */
export const Campaign: Story = {
  tags: ['S-PDP-04'],
  args: { product: { ...fixtures.riceCooker, campaign: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: plus })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByText('One to a shopper in this offer.')).toBeVisible()
  },
}

/** Both purchase buttons are disabled, and the panel offers similar products and a call. */
export const OutOfStock: Story = {
  tags: ['S-PDP-08'],
  args: {
    product: fixtures.soldOut,
    similarHref: '/products?category=Audio',
    supportPhone: '+8801700000000',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'See similar products' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call us: +8801700000000' })).toHaveAttribute(
      'href',
      'tel:+8801700000000',
    )
    await expect(canvas.getByRole('button', { name: plus })).toBeDisabled()
  },
}

/** The space of the message is there before it: nothing moves when it appears. */
export const LongBengaliName: Story = {
  args: {
    product: fixtures.bengali,
    similarHref: '/products?category=Audio',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const height = () => canvasElement.querySelector('section')?.getBoundingClientRect().height
    await document.fonts.ready
    const before = height()
    await expect(canvas.queryByText(/^Added to your bag: 1 ×/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(canvas.getByText(/^Added to your bag: 1 ×/)).toBeVisible()
    await expect(height()).toBe(before)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('spinbutton').focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAddToBag).toHaveBeenLastCalledWith(2)
  },
}
