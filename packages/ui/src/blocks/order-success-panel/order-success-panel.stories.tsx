import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { bagFixture, cookerEntry } from '../../../stories/samples/bag-line.ts'
import { text } from '../../../stories/samples/text.ts'
import { OrderSuccessPanel } from './order-success-panel.tsx'

const meta = {
  title: 'Checkout/OrderSuccessPanel',
  component: OrderSuccessPanel,
  args: {
    orderNumber: 100042,
    deliveryName: text('Nusrat Jahan', 'নুসরাত জাহান'),
    lines: [cookerEntry],
    totals: { subtotal: 4580, discount: 5, shipping: 130, total: 4705 },
    supportPhone: '01700-000000',
    receipt: { shopName: text('Haat', 'হাট'), placedAt: '2026-11-20T06:05:00Z' },
  },
} satisfies Meta<typeof OrderSuccessPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['R-SUC-01'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Order Successful. Thank You!' }),
    ).toBeVisible()
    await expect(
      canvas.getByText("Your order has been placed. We've sent a confirmation SMS."),
    ).toBeVisible()
    await expect(canvas.getByText('Paid Through: Cash On Delivery')).toBeVisible()
    await expect(canvas.getByText('100042')).toBeVisible()
    await expect(canvas.getByText('৳4,705.00')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: '01700-000000' })).toHaveAttribute(
      'href',
      'tel:01700000000',
    )
  },
}

/** The confirmation text is shown without an order. */
export const WithoutOrder: Story = {
  tags: ['R-SUC-01'],
  args: {
    orderNumber: undefined,
    deliveryName: undefined,
    lines: undefined,
    totals: undefined,
    supportPhone: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order Successful. Thank You!')).toBeVisible()
    await expect(canvas.getByText('Paid Through: Cash On Delivery')).toBeVisible()
    await expect(canvas.queryByText('Order number')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Order Summary')).not.toBeInTheDocument()
  },
}

/** A shop without an SMS gateway calls instead. */
export const WithoutSms: Story = {
  args: { smsExpected: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your order has been placed. We will call you to confirm it.'),
    ).toBeVisible()
    await expect(canvas.queryByText(/SMS/)).not.toBeInTheDocument()
  },
}

export const ManyLines: Story = {
  args: {
    lines: bagFixture,
    totals: { subtotal: 8830, discount: 5, shipping: 130, total: 8955 },
    deliveryName: 'মোছাম্মৎ নুসরাত জাহান চৌধুরী',
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Track Order' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Continue shopping' })).toHaveFocus()
  },
}
