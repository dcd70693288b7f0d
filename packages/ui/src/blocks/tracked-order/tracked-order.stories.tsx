import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { MarketProvider } from '../../lib/market.tsx'
import { MessagesProvider } from '../../lib/messages.tsx'
import { bengaliMarket, bengaliMessages } from '../../messages/bn.ts'
import { bagFixture } from '../../../stories/samples/bag-line.ts'
import { text } from '../../../stories/samples/text.ts'
import type { FormResult } from '../../components/form/form-result.ts'
import { TrackedOrder } from './tracked-order.tsx'

const meta = {
  title: 'Checkout/TrackedOrder',
  component: TrackedOrder,
  args: {
    orderNumber: 4821907735,
    status: 'confirmed',
    placedAt: '2026-11-20T06:05:00.000Z',
    history: [{ status: 'confirmed', at: '2026-11-20T09:40:00.000Z' }],
    toCollect: 8960,
    lines: bagFixture,
    totals: { subtotal: 8830, shipping: 130, total: 8960 },
    customer: { name: text('Rahima Akter', 'রহিমা আক্তার'), phone: '01712345678' },
    shopName: text('Haat', 'হাট'),
    supportPhone: '01700-000000',
    onCancel: fn(async (): Promise<FormResult> => ({ ok: true })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrackedOrder>

/** The button of the open question that cancels. */
const answerInDialog = async () =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel this order' })

export default meta
type Story = StoryObj<typeof meta>

/** The order asks before it cancels. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Order 4821907735: confirmed' })).toBeVisible()
    await expect(canvas.getByText('The rider collects ৳8,960 in cash.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this order' }))
    const question = await screen.findByRole('alertdialog', { name: 'Cancel order 4821907735?' })
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Keep the order' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this order' }))
    await userEvent.click(await answerInDialog())
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** A refusal stays in the question, and says why. */
export const NotCancelled: Story = {
  args: {
    onCancel: fn(async (): Promise<FormResult> => ({
      ok: false,
      message:
        'This order is already packed or sent, so it cannot be cancelled here. Please call us.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this order' }))
    await userEvent.click(await answerInDialog())
    // The message fades in.
    await waitFor(() => expect(screen.getByText(/already packed or sent/)).toBeVisible())
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

/** A parcel on its way cannot be cancelled. */
export const OnItsWay: Story = {
  args: {
    status: 'shipped',
    history: [
      { status: 'confirmed', at: '2026-11-20T09:40:00.000Z' },
      { status: 'packed', at: '2026-11-21T04:15:00.000Z' },
      { status: 'shipped', at: '2026-11-21T08:00:00.000Z' },
    ],
    onCancel: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Call us: 01700-000000' })).toBeVisible()
  },
}

/** A cancelled order costs nothing. */
export const Cancelled: Story = {
  args: {
    status: 'cancelled',
    history: [{ status: 'cancelled', at: '2026-11-20T07:00:00.000Z' }],
    toCollect: 0,
    onCancel: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to pay.')).toBeVisible()
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
    await expect(canvas.getByText(/৮,৯৬০/, { selector: 'p > span' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'অর্ডারটি বাতিল করুন' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Cancel this order' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    // A second Enter keeps the order.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Keep the order' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Cancel this order' })).toHaveFocus(),
    )
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
