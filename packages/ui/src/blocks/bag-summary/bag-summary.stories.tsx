import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { text } from '../../../stories/samples/text.ts'
import { BagSummary } from './bag-summary.tsx'

const meta = {
  title: 'Bag/BagSummary',
  component: BagSummary,
  args: { subtotal: 12345, total: 12345, onCheckout: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BagSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Shipping is shown as a dash. */
export const Default: Story = {
  tags: ['R-CART-06', 'R-CART-07', 'R-CART-08', 'R-CART-09'],
  play: async ({ canvas, args }) => {
    const value = (label: string) =>
      canvas.getByText(label).closest('div')!.querySelector('dd')!.textContent
    await expect(value('Cart Subtotal')).toBe('12,345 tk')
    await expect(value('Shipping')).toBe('–')
    await expect(canvas.getByText('calculated at checkout')).toBeVisible()
    await expect(value('Cart Total')).toBe('12,345 tk')
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
}

/** Checkout is disabled for an empty bag, with a reason. */
export const Empty: Story = {
  tags: ['R-CART-10'],
  args: { subtotal: 0, total: 0, checkoutDisabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Checkout' })
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onCheckout).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('Put something in your bag first.')
  },
}

export const WithShipping: Story = {
  args: { shipping: 70, total: 12415 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('calculated at checkout')).not.toBeInTheDocument()
    await expect(canvas.getByText('70 tk')).toBeVisible()
  },
}

export const WithDiscount: Story = {
  args: { discount: 1234.5, couponCode: 'SAVE10', total: 11110.5 },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Coupon SAVE10').closest('div')!
    await expect(within(row).getByText('−1,234.50 tk')).toBeVisible()
  },
}

/** A discount without a code. */
export const WithoutCode: Story = {
  tags: ['!autodocs', 'no-picture'],
  args: { discount: 100, total: 12245 },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Discount').closest('div')!
    await expect(within(row).getByText('−100 tk')).toBeVisible()
  },
}

export const Blocked: Story = {
  args: {
    checkoutDisabled: true,
    disabledReason: text('Please remove what is sold out first.', 'আগে স্টক শেষ পণ্য বাদ দিন।'),
  },
}

export const Loading: Story = {
  args: { loading: true, subtotal: 0, total: 0, checkoutDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0 tk')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^Put something/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
}
