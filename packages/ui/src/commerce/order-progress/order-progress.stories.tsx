import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MarketProvider } from '../../lib/market.tsx'
import { bengaliMarket, bengaliMessages } from '../../messages/bn.ts'
import { MessagesProvider } from '../../lib/messages.tsx'
import { OrderProgress } from './order-progress.tsx'

const meta = {
  title: 'Checkout/OrderProgress',
  component: OrderProgress,
  args: {
    placedAt: '2026-11-20T06:05:00.000Z',
    history: [
      { status: 'confirmed', at: '2026-11-20T09:40:00.000Z' },
      { status: 'packed', at: '2026-11-21T04:15:00.000Z' },
    ],
  },
} satisfies Meta<typeof OrderProgress>

export default meta
type Story = StoryObj<typeof meta>

/** Times are those of Dhaka; the current step is marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Progress of the order' }))
    await expect(steps.getAllByRole('listitem')).toHaveLength(5)
    const packed = steps.getByText('packed').closest('li')
    await expect(packed).toHaveAttribute('aria-current', 'step')
    await expect(packed).toHaveTextContent(/21 Nov(ember)? 2026.*10:15/)
    await expect(steps.getByText('delivered').closest('li')).toHaveTextContent('still to come')
  },
}

/** A new order. */
export const Received: Story = {
  args: { history: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('received').closest('li')).toHaveAttribute('aria-current', 'step')
  },
}

/** Nothing comes after a cancellation. */
export const Cancelled: Story = {
  args: { history: [{ status: 'cancelled', at: '2026-11-20T07:00:00.000Z' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByText('still to come')).not.toBeInTheDocument()
  },
}

/** In Bengali, with Bengali digits. */
export const Bengali: Story = {
  decorators: [
    (Story) => (
      <div lang="bn">
        <MarketProvider market={bengaliMarket}>
          <MessagesProvider messages={bengaliMessages}>
            <Story />
          </MessagesProvider>
        </MarketProvider>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('প্যাক করা হয়েছে').closest('li')).toHaveTextContent('২০২৬')
  },
}
