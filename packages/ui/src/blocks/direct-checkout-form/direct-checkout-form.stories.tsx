import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { samplePlaces } from '../../../stories/samples/bangladesh.ts'
import { MarketProvider } from '../../lib/market.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { bengali, lastOne, riceCooker } from '../../../stories/samples/product.ts'
import { text } from '../../../stories/samples/text.ts'
import { DirectCheckoutForm } from './direct-checkout-form.tsx'

const known = {
  name: text('Nusrat Jahan', 'নুসরাত জাহান'),
  mobile: '01712345678',
  address: text('House 12, Road 5, Mirpur 10, Dhaka', 'বাসা ১২, রোড ৫, মিরপুর ১০, ঢাকা'),
}

const meta = {
  title: 'Checkout/DirectCheckoutForm',
  component: DirectCheckoutForm,
  args: {
    product: riceCooker,
    onSubmit: fn(async (): Promise<FormResult> => ({ ok: true })),
    supportPhone: '01700-000000',
  },
} satisfies Meta<typeof DirectCheckoutForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const confirm = (canvas: Canvas) => canvas.getByRole('button', { name: 'Confirm Your Order' })
const amount = (canvas: Canvas, label: string) =>
  canvas.getByText(label).closest('div')!.querySelector('dd')!.textContent

/** Filled in and submitted. */
export const Default: Story = {
  tags: [
    'D-DIR-01',
    'R-SHIPD-01',
    'R-SHIPD-04',
    'R-SHIPD-05',
    'R-SHIPD-06',
    'R-SHIPD-08',
    'R-SHIPD-09',
  ],
  args: { defaultQuantity: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(riceCooker.name)).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), known.name)
    await userEvent.type(canvas.getByPlaceholderText('01XXXXXXXXX'), known.mobile)
    await userEvent.type(
      canvas.getByPlaceholderText('House Number, Road, Upazila, District'),
      known.address,
    )
    await userEvent.click(confirm(canvas))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...known,
        zone: 'dhaka_outside',
        quantity: 2,
      }),
    )
  },
}

/** The exact charge and total are shown above the button. */
export const Charges: Story = {
  tags: [
    '!autodocs',
    'R-SHIPD-07',
    'R-SHIPD-10',
    'R-SHIPD-11',
    'R-SHIPD-13',
    'B-SHIP-01',
    'B-SHIP-02',
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /Outside Dhaka/ })).toBeChecked()
    await expect(amount(canvas, 'Delivery charge')).toBe('৳130.00')
    await expect(amount(canvas, 'Total')).toBe('৳2,420.00')
    await userEvent.click(canvas.getByRole('radio', { name: /Inside Dhaka/ }))
    await expect(amount(canvas, 'Delivery charge')).toBe('৳70.00')
    await expect(amount(canvas, 'Total')).toBe('৳2,360.00')
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }))
    await expect(amount(canvas, 'Total')).toBe('৳4,650.00')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), known.name)
    await userEvent.type(canvas.getByPlaceholderText('01XXXXXXXXX'), known.mobile)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full address' }), known.address)
    await userEvent.click(confirm(canvas))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...known, zone: 'dhaka_inside', quantity: 2 }),
    )
  },
}

/** A zone that the market does not have is its first one. */
export const OtherZone: Story = {
  args: { defaultZone: 'chattogram' },
  play: async ({ canvas }) => {
    await expect(amount(canvas, 'Delivery charge')).toBe('৳130.00')
    await expect(amount(canvas, 'Total')).toBe('৳2,420.00')
    await expect(canvas.getByRole('radio', { name: /Outside Dhaka/ })).toBeChecked()
  },
}

/** Empty fields show an alert and are marked invalid. */
export const EmptyFields: Story = {
  tags: ['V-DIR-01', 'V-DIR-02', 'V-DIR-03', 'E-07'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Please fill all required fields.')).not.toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), '   ')
    await userEvent.click(confirm(canvas))
    const alert = await canvas.findByText('Please fill all required fields.')
    await expect(alert.closest('[role=alert]')).not.toBeNull()
    const fields = canvas.getAllByRole('textbox')
    await expect(fields).toHaveLength(3)
    for (const field of fields) await expect(field).toBeInvalid()
    await waitFor(() => expect(fields[0]).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(fields[0]!, 'N')
    await userEvent.type(fields[1]!, '0')
    await expect(alert).toBeVisible()
    await userEvent.type(fields[2]!, 'D')
    await waitFor(() => expect(alert).not.toBeVisible())
  },
}

/**
 * Any phone number is accepted; eleven digits that are no mobile number show a hint. A number that
 * the server refuses does not: its order is not taken.
 */
export const UnusualPhone: Story = {
  tags: ['V-DIR-04'],
  args: { defaultValues: { ...known, mobile: '' } },
  play: async ({ canvas, args }) => {
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(mobile, '02123 456789')
    await expect(canvas.queryByText(/does not look like/)).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(await canvas.findByText(/does not look like a Bangladeshi mobile/)).toBeVisible()
    await userEvent.clear(mobile)
    await userEvent.type(mobile, '+44 20 7946')
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByText(/does not look like/)).not.toBeInTheDocument())
    await expect(mobile).not.toBeInvalid()
    await userEvent.click(confirm(canvas))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** The zone is offered while the address is typed, and a prefilled address counts; the first press sends any address. */
export const AddressAndZone: Story = {
  args: { defaultValues: { ...known, address: 'Mirpur' } },
  decorators: [
    (Story) => (
      <MarketProvider market={samplePlaces}>
        <Story />
      </MarketProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    const address = canvas.getByRole('textbox', { name: 'Full address' })
    await expect(await canvas.findByText('Deliver to Mirpur?')).toBeVisible()
    await userEvent.type(address, ', Kushtia')
    await waitFor(() => expect(canvas.queryByText(/Deliver to/)).not.toBeInTheDocument())
    await userEvent.clear(address)
    await userEvent.type(address, 'Banani')
    await expect(canvas.getByRole('radio', { name: /Outside/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /^Inside Dhaka/ }))
    await expect(amount(canvas, 'Delivery charge')).toBe('৳70.00')
    await userEvent.click(confirm(canvas))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...known,
        address: 'Banani',
        zone: 'dhaka_inside',
        quantity: 1,
      }),
    )
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The quantity is at least 1, without an upper limit. */
export const Quantity: Story = {
  tags: ['V-DIR-05', 'V-DIR-06', 'V-DIR-07', 'V-DIR-08', 'V-DIR-09'],
  args: { product: lastOne, onQuantityChange: fn() },
  play: async ({ canvas, args }) => {
    const quantity = canvas.getByRole('spinbutton')
    const minus = canvas.getByRole('button', { name: /^Decrease/ })
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    for (const typed of ['abc', '0', '-4', '০']) {
      await userEvent.clear(quantity)
      await userEvent.type(quantity, typed)
      await userEvent.tab()
      await expect(quantity).toHaveValue('1')
    }
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '250')
    await userEvent.tab()
    await expect(quantity).toHaveValue('250')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(250)
    await expect(canvas.getByText('We have 1 in stock at the moment.')).toBeVisible()
  },
}

/** One piece of a campaign's product can be ordered, and the form says so. */
export const Campaign: Story = {
  args: { product: { ...riceCooker, campaign: true }, onQuantityChange: fn() },
  play: async ({ canvas, args }) => {
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' })
    const plus = canvas.getByRole('button', { name: /^Increase/ })
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
    await expect(quantity).toHaveAccessibleDescription('One to a shopper in this offer.')
    await userEvent.click(plus)
    await userEvent.type(quantity, '3')
    await userEvent.tab()
    await expect(quantity).toHaveValue('1')
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
  },
}

/** A rejection for low stock shows how many are left and keeps the values. */
export const NotEnoughLeft: Story = {
  args: {
    product: lastOne,
    defaultQuantity: 3,
    defaultValues: known,
    onSubmit: fn(async (): Promise<FormResult> => ({
      ok: false,
      message: 'Only 1 left. Please lower the quantity and confirm again.',
    })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(confirm(canvas))
    await expect(await canvas.findByText(/^Only 1 left/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue(known.name)
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease/ }))
    await userEvent.click(confirm(canvas))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}

/** Twenty fast clicks submit once. */
export const Busy: Story = {
  args: {
    defaultValues: known,
    onSubmit: fn(() => new Promise<FormResult>(() => {})),
  },
  play: async ({ canvas, args }) => {
    const button = confirm(canvas)
    for (let press = 0; press < 20; press += 1) fireEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(button).toHaveAccessibleName('Placing your order…')
    await expect(
      canvas.getByText('Placing your order…', { selector: '[role=status]' }),
    ).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Product, quantity and total are before the fields. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { product: bengali, defaultValues: { name: 'মোছাম্মৎ নুসরাত জাহান' } },
  play: async ({ canvas }) => {
    const top = (node: Element) => node.getBoundingClientRect().top
    const field = top(canvas.getByRole('textbox', { name: 'Full Name' }))
    await expect(top(canvas.getByText('Total'))).toBeLessThan(field)
    await expect(top(canvas.getByRole('spinbutton'))).toBeLessThan(field)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    for (const role of ['button', 'spinbutton', 'button'] as const) {
      await userEvent.tab()
      await expect(canvas.getAllByRole(role)).toContain(document.activeElement)
    }
    await userEvent.tab()
    await userEvent.keyboard(known.name)
    await userEvent.tab()
    await userEvent.keyboard(known.mobile)
    await userEvent.tab()
    await userEvent.keyboard(known.address)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Outside Dhaka/ })).toHaveFocus()
    confirm(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}
