import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import type { FormResult } from '../../components/form/form-result.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { known, RefusedAtOnce, summary } from '../../../stories/samples/delivery-form.tsx'

const meta = {
  title: 'Checkout/DeliveryForm/Refused',
  component: DeliveryForm,
  args: {
    defaultValues: { ...known, terms: true },
    onSubmit: fn(async (): Promise<FormResult> => ({ ok: true })),
    summary,
    supportPhone: '01700-000000',
  },
} satisfies Meta<typeof DeliveryForm>

export default meta
type Story = StoryObj<typeof meta>

/** A rejected order shows a message, keeps the values and can be submitted again. */
export const Refused: Story = {
  tags: ['E-12'],
  args: {
    onSubmit: fn(async (): Promise<FormResult> => ({
      ok: false,
      message: 'We could not place your order just now. Please try again.',
    })),
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    await expect(canvas.queryByText(/could not place/)).not.toBeInTheDocument()
    await userEvent.click(button)
    const alert = await canvas.findByText(/We could not place your order just now/)
    await expect(alert.closest('[role=alert]')).not.toBeNull()
    await expect(canvas.getByRole('link', { name: 'Call 01700-000000' })).toHaveAttribute(
      'href',
      'tel:01700000000',
    )
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(known.address)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await userEvent.click(button)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}

export const RefusedField: Story = {
  args: {
    onSubmit: fn(async (): Promise<FormResult> => ({
      ok: false,
      message: 'Please check the marked field.',
      errors: [{ field: 'address', message: 'We need the district, too.' }],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await expect(await canvas.findByText('We need the district, too.')).toBeVisible()
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.type(address, ', Dhaka')
    await waitFor(() => expect(canvas.queryByText(/need the district/)).not.toBeInTheDocument())
  },
}

/** A refusal after which nothing can be ordered: the message gets the focus of the disabled button. */
export const RefusedAndDisabled: Story = {
  tags: ['!autodocs', 'no-picture'],
  render: (args) => <RefusedAtOnce {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toBeDisabled())
    const message = canvas.getByText('This product is sold out.').parentElement
    await waitFor(() => expect(message).toHaveFocus())
  },
}

/** A rejected promise shows what to do and keeps the values. */
export const Rejected: Story = {
  args: {
    summary: undefined,
    onSubmit: fn(async (): Promise<FormResult> => {
      throw new Error('offline')
    }),
  },
  beforeEach: () => {
    spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    await userEvent.click(button)
    await expect(await canvas.findByText(/please try again/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(known.address)
    await userEvent.click(button)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}
