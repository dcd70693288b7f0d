import type { Meta, StoryObj } from '@storybook/react-vite'
import { lineTotal } from '@shop/domain'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { bengali } from '../samples/product.ts'
import type { OrderedLine } from '../../src/blocks/order-summary/ordered-line.ts'
import { ButtonLink, Heading, Link, OrderSummary } from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { order } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

interface CheckoutProps {
  lines: readonly OrderedLine[]
  /** Whether the lines are a placed order, which cannot be changed. @default false */
  placed?: boolean
}

function Checkout({ lines, placed = false }: CheckoutProps) {
  const [kept, setKept] = useState(lines)
  const subtotal = kept.reduce(
    (sum, line) => sum + lineTotal({ ...line, cartQuantity: line.quantity }),
    0,
  )
  const { discount, shipping } = kept.length > 0 ? order.totals : { discount: 0, shipping: 0 }
  return (
    <PageFrame location="/checkout" bagCount={placed ? 0 : kept.length}>
      <div className="shop:mx-auto shop:grid shop:w-full shop:max-w-reading shop:grid-cols-1 shop:gap-6">
        <Heading level={1}>{text('Checkout', 'চেকআউট')}</Heading>
        <OrderSummary
          lines={kept}
          subtotal={subtotal}
          discount={discount}
          shipping={shipping}
          total={subtotal - discount + shipping}
          removable={!placed}
          onRemove={(key) => setKept(kept.filter((line) => line.key !== key))}
        />
        <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-4">
          {!placed && kept.length > 0 && (
            <ButtonLink href="/shipping">{text('Continue', 'এগিয়ে যান')}</ButtonLink>
          )}
          <Link href="/track-order">{text('Track Order', 'অর্ডার খুঁজুন')}</Link>
        </div>
      </div>
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/Checkout',
  component: Checkout,
  args: { lines: order.lines },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof Checkout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Track Order' })).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: `Remove ${bengali.name}` }))
    await expect(main.queryByText(bengali.name)).not.toBeInTheDocument()
    await expect(main.queryByText('৳5,545.00')).not.toBeInTheDocument()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Ordered: Story = {
  args: { placed: true },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    await expect(main.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing in this order.')).toBeVisible()
  },
}
