import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import type { FormResult } from '../../components/form/form-result.ts'
import { PaymentMethodForm } from './payment-method-form.tsx'

const meta = {
  title: 'Checkout/PaymentMethodForm',
  component: PaymentMethodForm,
  args: { amount: 1500, onSubmit: fn(async (): Promise<FormResult> => ({ ok: true })) },
} satisfies Meta<typeof PaymentMethodForm>

export default meta
type Story = StoryObj<typeof meta>

/** Paid by card. */
export const Default: Story = {
  tags: ['R-PAY-01', 'R-PAY-02', 'R-PAY-03', 'R-PAY-04', 'R-PAY-05', 'R-PAY-06', 'R-PAY-07'],
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('radio', { name: /^Card or online gateway/ })
    await expect(card).toBeChecked()
    await expect(card).toHaveAttribute('value', 'sslcommerz')
    await expect(canvas.getByRole('radio', { name: /^Cash On Delivery/ })).toHaveAttribute(
      'value',
      'cashondelivery',
    )
    await expect(canvas.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible()
    await expect(
      canvas.getByText(/^You can cancel an order .* before it is dispatched/),
    ).toBeVisible()
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/cart')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay ৳1,500' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      paymentMethod: 'sslcommerz',
      terms: true,
    })
  },
}

export const Cash: Story = {
  tags: ['S-PAY-01'],
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('radio', { name: /^Card or online gateway/ })
    await expect(card).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /^Cash On Delivery/ }))
    await expect(card).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      paymentMethod: 'cashondelivery',
      terms: true,
    })
  },
}

/** Unaccepted terms show an alert and do not pay. */
export const TermsNotTicked: Story = {
  tags: ['V-PAY-01'],
  play: async ({ canvas, args }) => {
    const terms = canvas.getByRole('checkbox')
    await expect(canvas.queryByText(/^Please agree/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
    const message = canvas.getByText('Please agree to the Terms & Conditions.')
    await expect(message.closest('[role=alert]')).not.toBeNull()
    await expect(terms).toHaveAccessibleDescription('Please agree to the Terms & Conditions.')
    await expect(terms).toBeInvalid()
    await expect(terms).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(terms)
    await expect(canvas.queryByText(/^Please agree/)).not.toBeInTheDocument()
  },
}

/** Twenty fast clicks pay once. */
export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<FormResult>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    const pay = canvas.getByRole('button', { name: /^Pay/ })
    for (let press = 0; press < 20; press += 1) fireEvent.click(pay)
    await waitFor(() => expect(pay).toHaveAttribute('aria-busy', 'true'))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^Card or online gateway/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    canvas.getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('button', { name: /^Pay/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      paymentMethod: 'cashondelivery',
      terms: true,
    })
  },
}

/** A refused payment shows why. */
export const Refused: Story = {
  tags: ['no-picture'],
  args: {
    onSubmit: fn(async (): Promise<FormResult> => ({
      ok: false,
      message: 'The card was refused.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
    await expect(await canvas.findByText('The card was refused.')).toBeVisible()
  },
}

/** A rejected promise shows what to do, and the form can be submitted again. */
export const Rejected: Story = {
  args: {
    onSubmit: fn(async () => {
      throw new Error('offline')
    }),
  },
  beforeEach: () => {
    spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    const pay = canvas.getByRole('button', { name: /^Pay/ })
    await userEvent.click(pay)
    await expect(await canvas.findByText(/please try again/)).toBeVisible()
    await userEvent.click(pay)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}
