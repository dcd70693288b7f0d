import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { text } from '../../../stories/samples/text.ts'
import { FormFailure } from './form-failure.tsx'

const meta = {
  title: 'Forms/FormFailure',
  component: FormFailure,
  args: {
    error: {
      message: text(
        'We could not place your order: the shop cannot store orders at the moment. Please try again in a minute, or call us.',
        'এখন অর্ডার রাখা যাচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন, অথবা কল করুন।',
      ),
      reference: '3f0c8a52-6f0e-4d35-9b1c-2f6f8f6e7a11',
    },
    phone: '01700-000000',
  },
} satisfies Meta<typeof FormFailure>

export default meta
type Story = StoryObj<typeof meta>

/** The reason, what to do, and behind details the short reference of the request. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Please try again in a minute')
    const reference = canvas.getByText(/^3f0c8a52$/)
    await expect(reference).not.toBeVisible()
    await userEvent.click(canvas.getByText('Details'))
    await expect(reference).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call 01700-000000' })).toBeVisible()
  },
}

/** A dearer order: each changed amount, before and now. */
export const Dearer: Story = {
  args: {
    error: {
      message:
        'The total went up since this page was opened. Nothing was ordered. Please check the new total and confirm again.',
      changes: [
        {
          label: text('Electric Rice Cooker 2.8 L', 'ইলেকট্রিক রাইস কুকার, ২.৮ লিটার'),
          before: '৳1,130.00',
          now: '৳15,840.00',
        },
        { label: 'মসলা গুঁড়ো করার মিনি গ্রাইন্ডার', before: '৳890.00', now: '৳940.00' },
        { label: text('Total', 'সর্বমোট'), before: '৳2,150.00', now: '৳16,910.00' },
      ],
      reference: '3f0c8a52-6f0e-4d35-9b1c-2f6f8f6e7a11',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent(
      'Before: ৳2,150.00Now: ৳16,910.00',
    )
  },
}

/** Without a phone number and a reference only the message is shown. */
export const MessageOnly: Story = {
  args: { error: { message: 'No order has this number and phone.' }, phone: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Reference/)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

/** Nothing is shown before a form fails. */
export const None: Story = {
  tags: ['no-picture'],
  args: { error: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}
