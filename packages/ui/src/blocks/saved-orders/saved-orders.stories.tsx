import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { MarketProvider } from '../../lib/market.tsx'
import { MessagesProvider } from '../../lib/messages.tsx'
import { bengaliMarket, bengaliMessages } from '../../messages/bn.ts'
import { SavedOrders } from './saved-orders.tsx'

const meta = {
  title: 'Checkout/SavedOrders',
  component: SavedOrders,
  args: {
    orders: [
      { orderNumber: 4821907735, placedAt: '2026-11-20T06:05:00.000Z', total: 8960 },
      { orderNumber: 1093846512, placedAt: '2026-10-02T12:30:00.000Z', total: 620 },
    ],
    onOpen: fn(),
    onForget: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SavedOrders>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open order 1093846512' }))
    await expect(args.onOpen).toHaveBeenCalledWith(1093846512)
    await userEvent.click(canvas.getByRole('button', { name: 'Forget these orders' }))
    await expect(args.onForget).toHaveBeenCalledOnce()
  },
}

/** Without orders nothing is drawn. */
export const None: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

/** A sentence takes the place of the removed button, and its focus. */
export const Forgotten: Story = {
  render: function Forgetting(args) {
    const [orders, setOrders] = useState(args.orders)
    return <SavedOrders {...args} orders={orders} onForget={() => setOrders([])} />
  },
  play: async ({ canvas }) => {
    const sentence = () => canvas.queryByText('This browser remembers no orders now.')
    await expect(sentence()).not.toBeInTheDocument()
    canvas.getByRole('button', { name: 'Forget these orders' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(sentence()).toHaveFocus()
  },
}

/** In Bengali, with Bengali digits in dates and amounts. */
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
    await expect(canvas.getByRole('region', { name: 'এই ডিভাইস থেকে করা অর্ডার' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(4821907735)
  },
}
