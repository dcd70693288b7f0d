import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { FormResult } from '../../components/form/form-result.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { known, summary } from '../../../stories/samples/delivery-form.tsx'

const accepted = fn(async (): Promise<FormResult> => ({ ok: true }))

const meta = {
  title: 'Checkout/DeliveryForm',
  component: DeliveryForm,
  args: { onSubmit: accepted, summary, supportPhone: '01700-000000' },
} satisfies Meta<typeof DeliveryForm>

export default meta
type Story = StoryObj<typeof meta>

/** Filled in and submitted. */
export const Default: Story = {
  tags: ['R-SHIPC-01', 'R-SHIPC-02', 'R-SHIPC-03', 'R-SHIPC-04', 'V-SHIP-03'],
  play: async ({ canvas, args }) => {
    const mobile = canvas.getByRole('textbox', { name: 'Mobile' })
    await expect(mobile).toHaveAttribute('inputmode', 'tel')
    await expect(mobile).toHaveAttribute('autocomplete', 'tel-national')
    await expect(mobile).toHaveAccessibleDescription('The rider calls this number')
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/cart')
    await expect(canvas.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
      'href',
      '/terms-conditions',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '  Nusrat Jahan ')
    await userEvent.type(mobile, known.mobile)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), known.address)
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...known, terms: true, zone: 'dhaka_outside' }),
    )
  },
}

/** An empty form shows every error and is not submitted. */
export const AllErrors: Story = {
  tags: ['V-SHIP-01', 'V-SHIP-02', 'V-SHIP-06', 'V-SHIP-07', 'V-SHIP-08'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Name is required')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await expect(await canvas.findByText('Name is required')).toBeVisible()
    await expect(canvas.getByText('Mobile number must be exactly 11 digits')).toBeVisible()
    await expect(canvas.getByText('Address is required')).toBeVisible()
    await expect(canvas.getByText('You must agree to the Terms & Conditions.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Name is required')
    // A message is nearer to its field than to the next label.
    const { top, bottom } = canvas.getByText('Name is required').getBoundingClientRect()
    const next = canvas.getByText('Mobile').getBoundingClientRect()
    await expect(next.top - bottom).toBeGreaterThan(2 * (top - name.getBoundingClientRect().bottom))
  },
}

export const ErrorsClearOnceFixed: Story = {
  tags: ['!autodocs'],
  args: { defaultValues: { ...known, mobile: '0171234567' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    const message = 'Mobile number must be exactly 11 digits'
    await expect(await canvas.findByText(message)).toBeVisible()
    const mobile = canvas.getByRole('textbox', { name: 'Mobile' })
    await expect(mobile).toHaveFocus()
    await userEvent.type(mobile, '8')
    await waitFor(() => expect(canvas.queryByText(message)).not.toBeInTheDocument())
    await expect(canvas.getByText('You must agree to the Terms & Conditions.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox'))
    await waitFor(() => expect(canvas.queryByText(/You must agree/)).not.toBeInTheDocument())
  },
}

/** A field is validated on blur, not while typing. */
export const ValidatedOnBlur: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile' }), '01712')
    await expect(canvas.queryByText(/exactly 11 digits/)).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(await canvas.findByText(/exactly 11 digits/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByText('Address is required')).not.toBeInTheDocument()
  },
}

/** Bengali digits are valid. */
export const BengaliDigits: Story = {
  tags: ['V-SHIP-04'],
  args: { defaultValues: { ...known, terms: true } },
  play: async ({ canvas, args }) => {
    const mobile = canvas.getByRole('textbox', { name: 'Mobile' })
    await userEvent.clear(mobile)
    await userEvent.type(mobile, '০১৭১২৩৪৫৬৭৮')
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

export const TooLong: Story = {
  args: { defaultValues: { ...known, address: 'ক'.repeat(251), terms: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await expect(
      await canvas.findByText('Please use at most 250 characters. You have 251.'),
    ).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Saved data fills the form, also when it arrives late, but does not replace edited fields. */
export const Prefilled: Story = {
  tags: ['R-SHIPC-06'],
  render: function Late(args) {
    const [values, setValues] = useState<typeof known>()
    return (
      <>
        <DeliveryForm {...args} defaultValues={values} />
        <button type="button" onClick={() => setValues(known)}>
          Saved data arrives
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Rahim')
    await userEvent.click(canvas.getByRole('button', { name: 'Saved data arrives' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(known.address),
    )
    await expect(canvas.getByRole('textbox', { name: 'Mobile' })).toHaveValue(known.mobile)
    await expect(name).toHaveValue('Rahim')
  },
}

/** Twenty fast clicks submit once. */
export const Busy: Story = {
  args: {
    defaultValues: { ...known, terms: true },
    onSubmit: fn(() => new Promise<FormResult>(() => {})),
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    for (let press = 0; press < 20; press += 1) fireEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(button).toHaveAccessibleName('Placing your order…')
    await expect(
      canvas.getByText('Placing your order…', { selector: '[role=status]' }),
    ).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Place Order is disabled without anything to order. */
export const NothingToOrder: Story = {
  tags: ['V-SHIP-09'],
  args: { disabled: true, defaultValues: { ...known, terms: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Before hydration, typed values stay and a click does not reload the page. */
export const BeforeHydration: Story = {
  tags: ['!autodocs'],
  args: { summary: undefined },
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const page = canvas.getByTestId('page')
    const form = (values?: Partial<typeof known>) => (
      <DeliveryForm {...args} defaultValues={values} />
    )
    page.innerHTML = renderToString(form())
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await userEvent.type(address, 'Mirpur 10, Dhaka')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await expect(address).toHaveValue('Mirpur 10, Dhaka')

    const complaint = fn()
    const root = hydrateRoot(page, form(), { onRecoverableError: complaint })
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Place Order' })).toHaveAttribute('type', 'submit'),
    )
    root.render(form(known))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(known.name),
    )
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('Mirpur 10, Dhaka')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    const written = { ...known, address: 'Mirpur 10, Dhaka', terms: true }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(written))
    await expect(complaint).not.toHaveBeenCalled()
    root.unmount()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    defaultValues: { name: 'মোছাম্মৎ নুসরাত জাহান', address: 'বাড়ি ১২, সড়ক ৫, মিরপুর ১০, ঢাকা' },
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { summary: undefined, onCancel: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(known.name)
    await userEvent.tab()
    await userEvent.keyboard(known.mobile)
    await userEvent.tab()
    await userEvent.keyboard(known.address)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Outside Dhaka/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    canvas.getByRole('button', { name: 'Place Order' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** On a page with a title of its own, the form's title is a lower heading or left out. */
export const HeadingLevels: Story = {
  args: { summary: undefined },
  render: (args) => (
    <>
      <DeliveryForm {...args} headingLevel={2} />
      <DeliveryForm {...args} headingLevel={null} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Delivery Details' })).toBeVisible()
  },
}
