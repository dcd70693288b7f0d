import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Input } from '../input/input.tsx'
import { Field } from './field.tsx'

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Mobile', children: <Input inputMode="tel" placeholder="01XXXXXXXXX" /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile' })
    await expect(input).toBeValid()
    await userEvent.click(canvas.getByText('Mobile'))
    await expect(input).toHaveFocus()
  },
}

export const WithHint: Story = {
  args: { hint: 'The rider calls this number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'The rider calls this number.',
    )
  },
}

export const WithError: Story = {
  args: { hint: 'The rider calls this number.', error: 'Valid Mobile Number is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Valid Mobile Number is required The rider calls this number.',
    )
  },
}

export const LongBengaliHint: Story = {
  args: {
    label: 'মোবাইল নম্বর',
    hint: 'এই নম্বরে ডেলিভারির আগে আমাদের রাইডার ফোন করবেন; যে নম্বরটি সব সময় খোলা থাকে সেটিই দিন, দরকার হলে পরিবারের অন্য কারও নম্বরও দিতে পারেন।',
    error: 'সঠিক মোবাইল নম্বর দিন, ১১ সংখ্যার, যেমন ০১৭১১০০০০০০',
  },
  decorators: [
    (Story) => (
      <div lang="bn" className="shop:w-72">
        <Story />
      </div>
    ),
  ],
}

export const NoLayoutShift: Story = {
  render: function NothingJumps(args) {
    const [error, setError] = useState<string>()
    return (
      <div className="shop:grid shop:justify-items-start shop:gap-2">
        <Field {...args} error={error} />
        <Button onClick={() => setError('Valid Mobile Number is required')}>Check</Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Check' })
    const before = button.getBoundingClientRect().top
    await expect(canvas.queryByText('Valid Mobile Number is required')).toBeNull()
    await userEvent.click(button)
    await expect(canvas.getByText('Valid Mobile Number is required')).toBeVisible()
    await expect(button.getBoundingClientRect().top).toBe(before)
  },
}
