import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { bagFixture, bengaliEntry, repricedEntry } from '../../../stories/samples/bag-line.ts'
import { OrderSummary } from './order-summary.tsx'

const meta = {
  title: 'Checkout/OrderSummary',
  component: OrderSummary,
  args: {
    lines: bagFixture,
    subtotal: 8830,
    shipping: 130,
    total: 8960,
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

/** A placed order has no remove buttons. */
export const Default: Story = {
  tags: ['R-CHK-01', 'R-CHK-04'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
    await expect(canvas.getByText('৳8,960.00')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
}

/** Lines can be removed before the order is placed. */
export const Removable: Story = {
  tags: ['R-CHK-03'],
  args: { removable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${bagFixture[1]!.name}` }))
    await expect(args.onRemove).toHaveBeenCalledWith(bagFixture[1]!.key)
  },
}

export const Discounted: Story = {
  args: { discount: 883, total: 8077 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−৳883.00')).toBeVisible()
  },
}

export const Notices: Story = {
  args: { lines: [repricedEntry, bengaliEntry], removable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bengaliEntry.name)).toHaveAttribute('lang', 'bn')
    await expect(canvas.getByText(repricedEntry.name)).not.toHaveAttribute('lang')
  },
}

export const Empty: Story = {
  args: { lines: [], subtotal: 0, shipping: 0, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing in this order.')).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { removable: true },
  play: async ({ canvas, args }) => {
    canvas.getAllByRole('button')[0]!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith(bagFixture[0]!.key)
  },
}
