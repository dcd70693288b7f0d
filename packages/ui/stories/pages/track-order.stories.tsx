import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Heading, OrderSummary, TrackOrderForm } from '../../src/index.ts'
import { order, shop } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

interface TrackOrderProps {
  defaultValues?: { orderNumber: string; phone: string }
}

function TrackOrder({ defaultValues }: TrackOrderProps) {
  const [found, setFound] = useState(false)
  return (
    <PageFrame location="/track-order">
      <div className="shop:mx-auto shop:grid shop:w-full shop:max-w-reading shop:grid-cols-1 shop:gap-8">
        <TrackOrderForm
          {...(defaultValues ? { defaultValues } : {})}
          supportPhone={shop.phone}
          onSubmit={({ orderNumber }) => {
            const known = orderNumber === String(order.orderNumber)
            setFound(known)
            const message = 'We found no order with this number and mobile.'
            return Promise.resolve(known ? { ok: true } : { ok: false, message })
          }}
        />
        {found && (
          <div className="shop:grid shop:grid-cols-1 shop:gap-4" role="status">
            <Heading level={2}>{`Order ${order.orderNumber}: confirmed`}</Heading>
            <OrderSummary lines={order.lines} {...order.totals} />
          </div>
        )}
      </div>
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/TrackOrder',
  component: TrackOrder,
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof TrackOrder>

export default meta
type Story = StoryObj<typeof meta>

const known = { orderNumber: '100042', phone: '01712345678' }

export const Default: Story = {}

export const Phone: Story = {
  args: { defaultValues: known },
  globals: { viewport: { value: 'phone' } },
}

export const Found: Story = {
  args: { defaultValues: known },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Order 100042: confirmed')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Find my order' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Order 100042: confirmed' }),
    ).toBeVisible()
    await expect(canvas.getByText('৳5,545.00')).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { defaultValues: { ...known, orderNumber: '7' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find my order' }))
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByText(/We found no order/)).toBeVisible()
    await expect(main.getByRole('textbox', { name: 'Order number' })).toHaveValue('7')
  },
}

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find my order' }))
    await expect(await canvas.findByText('Order number is required')).toBeVisible()
    await expect(canvas.getByText('Mobile number must be exactly 11 digits')).toBeVisible()
  },
}
