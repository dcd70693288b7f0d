import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Textarea } from './textarea.tsx'

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { placeholder: 'House Number, Road, Upazila, District' },
  render: (args) => (
    <Field label="Full address">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithError: Story = {
  render: (args) => (
    <Field label="Full address" error="Valid Address is required" required>
      <Textarea {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Full address' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Valid Address is required')
  },
}

export const Bengali: Story = {
  args: {
    lang: 'bn',
    defaultValue:
      'বাড়ি ১২, রোড ৫, মোহাম্মদপুর হাউজিং সোসাইটি, মোহাম্মদপুর, ঢাকা ১২০৭। গেটের পাশে মুদি দোকান আছে, এসে ফোন দিলে নিচে নামব।',
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'House 12, Road 5' } }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Full address' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('House 12{Enter}Road 5')
    await expect(box).toHaveValue('House 12\nRoad 5')
  },
}
