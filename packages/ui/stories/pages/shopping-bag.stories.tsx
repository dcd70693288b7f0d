import type { Meta, StoryObj } from '@storybook/react-vite'
import { lineTotal } from '@shop/domain'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { BagEntry } from '../../src/commerce/bag-line/bag-entry.ts'
import {
  bagFixture,
  bengaliEntry,
  campaignEntry,
  lastOneEntry,
  repricedEntry,
  soldOutEntry,
} from '../samples/bag-line.ts'
import { text } from '../samples/text.ts'
import { BagList, BagSummary, CouponField, Link } from '../../src/index.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

interface ShoppingBagProps {
  entries: readonly BagEntry[]
  loading?: boolean
  /** Applied coupon code. @default null */
  coupon?: string | null
}

function ShoppingBag({ entries, loading = false, coupon = null }: ShoppingBagProps) {
  const [lines, setLines] = useState(entries)
  const [applied, setApplied] = useState(coupon)
  const subtotal = lines.reduce(
    (sum, line) =>
      sum +
      lineTotal({
        ...line,
        discountPrice: line.discountPrice ?? null,
        cartQuantity: line.quantity,
      }),
    0,
  )
  const discount = applied ? 5 : 0
  const blocked = lines.some((line) => line.blocked)

  return (
    <PageFrame location="/cart" bagCount={loading ? null : lines.length}>
      <div className="shop:grid shop:grid-cols-1 shop:gap-6 shop:lg:grid-cols-[minmax(0,1fr)_22rem] shop:lg:items-start shop:lg:gap-10">
        <BagList
          entries={lines}
          loading={loading}
          onQuantityChange={(key, quantity) =>
            setLines(lines.map((line) => (line.key === key ? { ...line, quantity } : line)))
          }
          onRemove={(key) => setLines(lines.filter((line) => line.key !== key))}
        />
        <div className="shop:grid shop:grid-cols-1 shop:gap-4">
          <BagSummary
            subtotal={subtotal}
            total={subtotal - discount}
            discount={discount}
            couponCode={applied}
            coupon={
              <CouponField
                applied={applied}
                onSubmit={async (code) => {
                  const ok = code.toUpperCase() === 'SAVE5'
                  if (ok) setApplied('SAVE5')
                  return { ok }
                }}
                onRemove={() => setApplied(null)}
              />
            }
            loading={loading}
            checkoutDisabled={lines.length === 0 || blocked}
            {...(blocked ? { disabledReason: 'Remove what cannot be ordered first.' } : {})}
            onCheckout={fn()}
          />
          <Link href="/checkout" className="shop:justify-self-center">
            {text('Order summary', 'অর্ডারের হিসাব')}
          </Link>
        </div>
      </div>
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/ShoppingBag',
  component: ShoppingBag,
  args: { entries: bagFixture },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof ShoppingBag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 item(s) in your bag.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeEnabled()
    const remove = `Remove ${bengaliEntry.name} from your bag`
    await userEvent.click(canvas.getByRole('button', { name: remove }))
    await expect(canvas.getByText('2 item(s) in your bag.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Bag/ })).toHaveTextContent('2')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithCoupon: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Coupon code' })
    await userEvent.type(code, 'NOPE{Enter}')
    await expect(await canvas.findByText('Invalid coupon')).toBeVisible()
    await userEvent.clear(code)
    await userEvent.type(code, 'save5{Enter}')
    await expect(await canvas.findByText('Coupon SAVE5 is applied.')).toBeVisible()
  },
}

/** Changes since the products were added: a new price, one left, an offer, and one sold out. */
export const WithNotices: Story = {
  args: {
    entries: [repricedEntry, lastOneEntry, campaignEntry, { ...soldOutEntry, blocked: true }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price changed from 2,490 tk to 2,290 tk')).toBeVisible()
    const checkout = canvas.getByRole('button', { name: 'Checkout' })
    await expect(checkout).toBeDisabled()
    await expect(checkout).toHaveAccessibleDescription('Remove what cannot be ordered first.')
    const gone = `Remove ${soldOutEntry.name} from your bag`
    await userEvent.click(canvas.getByRole('button', { name: gone }))
    await expect(checkout).toBeEnabled()
  },
}

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText('Your cart is empty.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Browse products' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  },
}

export const Loading: Story = {
  args: { entries: [], loading: true },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      'Looking into your bag',
    )
    await expect(canvas.queryByText('Your cart is empty.')).not.toBeInTheDocument()
    await expect(canvas.queryByText('0 tk')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  },
}
