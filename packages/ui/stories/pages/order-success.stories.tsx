import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import {
  Link,
  OfferPopup,
  OrderSuccessPanel,
  type OrderSuccessPanelProps,
} from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { order, shop } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

interface OrderSuccessProps extends Pick<
  OrderSuccessPanelProps,
  'orderNumber' | 'deliveryName' | 'lines' | 'totals'
> {
  /** Milliseconds until the offer opens; absent means no offer. */
  offerAfter?: number
}

function OrderSuccess({ offerAfter, ...known }: OrderSuccessProps) {
  return (
    <PageFrame location="/payment-success" bagCount={0}>
      <div className="shop:grid shop:grid-cols-1 shop:gap-6">
        <OrderSuccessPanel {...known} supportPhone={shop.phone} />
        {known.orderNumber !== undefined && (
          <Link href="/checkout" className="shop:justify-self-center">
            {text('Order summary', 'অর্ডারের হিসাব')}
          </Link>
        )}
      </div>
      {offerAfter !== undefined && (
        <OfferPopup
          name={known.deliveryName ?? ''}
          delay={offerAfter}
          image="offers/checkout-offer.960w.jpg"
          imageAlt={text(
            'A mini grinder beside a bowl of spices',
            'মসলার বাটির পাশে মিনি গ্রাইন্ডার',
          )}
          buyHref="/product-details/2/checkout-discount/mini-grinder/?order=100042"
        />
      )}
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/OrderSuccess',
  component: OrderSuccess,
  args: order,
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof OrderSuccess>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Order Successful. Thank You!' }),
    ).toBeVisible()
    await expect(canvas.getByText('100042')).toBeVisible()
    await expect(canvas.getByText('৳5,545.00')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithOffer: Story = {
  args: { offerAfter: 200 },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const popup = await screen.findByRole('dialog', { name: `Thank You, ${order.deliveryName}` })
    await waitFor(() => expect(popup).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
      'href',
      expect.stringContaining('checkout-discount'),
    )
  },
}

export const OfferClosed: Story = {
  args: { offerAfter: 0 },
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('link', { name: 'Track Order' })).toBeVisible()
  },
}

/** Opened without an order, for example from the placeholder payment page. */
export const WithoutOrder: Story = {
  render: () => <OrderSuccess />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid Through: Cash On Delivery')).toBeVisible()
    await expect(canvas.queryByText('Order number')).not.toBeInTheDocument()
  },
}
