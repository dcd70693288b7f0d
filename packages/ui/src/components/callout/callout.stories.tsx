import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Callout } from './callout.tsx'

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  args: { children: 'Your message is on its way.' },
} satisfies Meta<typeof Callout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your message is on its way.')
  },
}

export const Success: Story = {
  args: { tone: 'success', children: 'Thank you for subscribing!' },
}

export const Danger: Story = {
  args: { tone: 'danger', children: 'Your order could not be placed. Nothing was lost.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your order could not be placed.')
  },
}

export const Warning: Story = {
  args: { tone: 'warning', children: 'Only 3 are left.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Only 3 are left.')
  },
}

export const Empty: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const LongBengali: Story = {
  args: {
    tone: 'danger',
    children:
      'দুঃখিত, আপনার অর্ডারটি এখন নেওয়া গেল না। আপনার ব্যাগ ও ঠিকানা যেমন ছিল তেমনই আছে; একটু পরে আবার চেষ্টা করুন অথবা আমাদের ফোন করুন।',
  },
  decorators: [
    (Story) => (
      <div lang="bn" className="shop:w-72">
        <Story />
      </div>
    ),
  ],
}

export const Announced: Story = {
  tags: ['!autodocs'],
  render: function Arrives() {
    const [sent, setSent] = useState(false)
    return (
      <div className="shop:grid shop:justify-items-start shop:gap-3">
        <Button onClick={() => setSent(true)}>Send</Button>
        <Callout tone="success">{sent && 'Sent.'}</Callout>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('status')).toBe(region)
    await expect(region).toHaveTextContent('Sent.')
  },
}
