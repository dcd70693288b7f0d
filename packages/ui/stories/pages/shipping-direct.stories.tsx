import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { bengali, riceCooker } from '../samples/product.ts'
import type { ProductSummary } from '../../src/commerce/product/product.ts'
import {
  DirectCheckoutForm,
  NothingToCheckout,
  type DirectCheckoutFormProps,
} from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { shop } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

interface ShippingDirectProps extends Pick<DirectCheckoutFormProps, 'onSubmit' | 'defaultValues'> {
  /** Ordered product; absent means nothing to check out. */
  product?: ProductSummary
  quantity?: number
}

function ShippingDirect({ product, quantity = 1, onSubmit, defaultValues }: ShippingDirectProps) {
  return (
    <PageFrame location="/shipping" bagCount={product ? 1 : 0}>
      {product ? (
        <DirectCheckoutForm
          product={product}
          defaultQuantity={quantity}
          supportPhone={shop.phone}
          onSubmit={onSubmit}
          {...(defaultValues ? { defaultValues } : {})}
        />
      ) : (
        <NothingToCheckout onBack={(event) => event.preventDefault()} />
      )}
    </PageFrame>
  )
}

const known = {
  name: text('Nusrat Jahan Chowdhury', 'নুসরাত জাহান চৌধুরী'),
  mobile: '01712345678',
  address: text('House 7, Road 3, Sonadanga, Khulna', 'বাসা ৭, রোড ৩, সোনাডাঙ্গা, খুলনা'),
}

const accept: DirectCheckoutFormProps['onSubmit'] = () => Promise.resolve({ ok: true })

const meta = {
  title: 'Pages/ShippingDirect',
  component: ShippingDirect,
  args: { product: riceCooker, quantity: 2, onSubmit: accept },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof ShippingDirect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Delivery Details' })).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2')
    await expect(canvas.getByText('৳4,710.00')).toBeVisible()
  },
}

export const LongBengaliName: Story = { args: { product: bengali, defaultValues: known } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Order' }))
    await expect(await canvas.findByText('Please fill all required fields.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus())
  },
}

/** The order failed; the form keeps its values and shows the support phone. */
export const OrderFailed: Story = {
  args: {
    defaultValues: known,
    onSubmit: () =>
      Promise.resolve({ ok: false, message: 'Only 1 piece is left. Please choose fewer.' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Order' }))
    await expect(await canvas.findByText(/Only 1 piece is left/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue(known.name)
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: `Call ${shop.phone}` })).toBeVisible()
  },
}

export const Empty: Story = {
  render: (args) => <ShippingDirect onSubmit={args.onSubmit} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to checkout.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go back' })).toBeVisible()
  },
}
