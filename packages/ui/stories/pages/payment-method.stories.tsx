import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PaymentMethodForm, type PaymentMethodFormProps } from '../../src/index.ts'
import { shop } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

function PaymentMethod({ onSubmit }: Pick<PaymentMethodFormProps, 'onSubmit'>) {
  return (
    <PageFrame location="/payment-method">
      <PaymentMethodForm amount={shop.paymentAmount} onSubmit={onSubmit} />
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/PaymentMethod',
  component: PaymentMethod,
  args: { onSubmit: fn(async () => ({ ok: true })) },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof PaymentMethod>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /^Card or online gateway/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /^Cash On Delivery/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /Terms & Conditions/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay ৳1,500' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      paymentMethod: 'cashondelivery',
      terms: true,
    })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const TermsRequired: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
    await expect(canvas.getByText('Please agree to the Terms & Conditions.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
