import type { Meta, StoryObj } from '@storybook/react-vite'
import { deliveryCharge, INITIAL_ZONES } from '@shop/domain'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DeliveryForm, OrderSummary, type DeliveryFormProps } from '../../src/index.ts'
import { order, shop } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

function ShippingBag(props: Pick<DeliveryFormProps, 'onSubmit' | 'defaultValues' | 'disabled'>) {
  const [zone, setZone] = useState('dhaka_outside')
  const { subtotal, discount } = order.totals
  const shipping = deliveryCharge(INITIAL_ZONES, zone)
  return (
    <PageFrame location="/shipping" bagCount={order.lines.length}>
      <DeliveryForm
        supportPhone={shop.phone}
        zone={zone}
        onZoneChange={setZone}
        total={subtotal - discount + shipping}
        summary={
          <OrderSummary
            lines={order.lines}
            subtotal={subtotal}
            discount={discount}
            shipping={shipping}
            total={subtotal - discount + shipping}
          />
        }
        {...props}
      />
    </PageFrame>
  )
}

const known = {
  name: 'ফারহানা ইয়াসমিন চৌধুরী',
  mobile: '০১৭১২৩৪৫৬৭৮',
  address: 'বাসা ৭, রোড ৩, সোনাডাঙ্গা আবাসিক এলাকা (দ্বিতীয় পর্যায়), খুলনা',
}

const accept: DeliveryFormProps['onSubmit'] = () => Promise.resolve({ ok: true })

const meta = {
  title: 'Pages/ShippingBag',
  component: ShippingBag,
  args: { onSubmit: accept },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof ShippingBag>

export default meta
type Story = StoryObj<typeof meta>

/** The zone is chosen after the address; lines, charge and total are beside the fields. */
export const Default: Story = {
  tags: ['R-SHIPC-05', 'B-SHIP-01', 'B-SHIP-02'],
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'Order Summary' }))
    const amount = (label: string) =>
      summary.getByText(label).closest('div')!.querySelector('dd')!.textContent
    for (const { name } of order.lines) await expect(summary.getByText(name)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Outside Dhaka/ })).toBeChecked()
    await expect(amount('Delivery charge')).toBe('৳130.00')
    await expect(amount('Total')).toBe('৳5,545.00')
    await userEvent.click(canvas.getByRole('radio', { name: /Inside Dhaka/ }))
    await waitFor(() => expect(amount('Delivery charge')).toBe('৳70.00'))
    await expect(amount('Total')).toBe('৳5,485.00')
  },
}

/** An address that no rider could find gets a hint when the field is left; its order is placed. */
export const VagueAddress: Story = {
  args: {
    defaultValues: { ...known, address: '', terms: true },
    onSubmit: fn(accept),
  },
  play: async ({ canvas, args }) => {
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await userEvent.type(address, 'x')
    await expect(canvas.queryByText(/may not find/)).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(address).toHaveAccessibleDescription(/^A rider may not find this address/)
    await expect(address).toBeValid()
    await userEvent.type(address, ', House 12, Mirpur 10')
    await expect(address).not.toHaveAccessibleDescription()
    await userEvent.clear(address)
    await userEvent.type(address, 'x')
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...known,
        address: 'x',
        terms: true,
        zone: 'dhaka_outside',
      }),
    )
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SavedInBengali: Story = { args: { defaultValues: known } }

/** Lines and total are before the fields, as those of one product do. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = (node: Element) => node.getBoundingClientRect().top
    const summary = within(canvas.getByRole('region', { name: 'Order Summary' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(top(summary.getByText('Total'))).toBeLessThan(top(name))
    await expect(canvas.getByText('You pay ৳5,545.00 in cash when it arrives.')).toBeVisible()
  },
}

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile' }), '0171234')
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByText('Name is required')).toBeVisible()
    await expect(main.getByText('Mobile number must be exactly 11 digits')).toBeVisible()
    await expect(main.getByText('Address is required')).toBeVisible()
    await expect(main.getByText('You must agree to the Terms & Conditions.')).toBeVisible()
    await waitFor(() => expect(main.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

/** The order failed; form and bag are unchanged. */
export const OrderFailed: Story = {
  args: {
    defaultValues: { ...known, terms: true },
    onSubmit: () =>
      Promise.resolve({
        ok: false,
        message: 'We could not reach the shop. Please try again in a minute.',
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await expect(await canvas.findByText(/We could not reach the shop/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(known.name)
  },
}
