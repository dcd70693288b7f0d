import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Input } from './input.tsx'

const meta = {
  title: 'Forms/Input',
  component: Input,
  args: { placeholder: 'you@example.com', type: 'email', onChange: fn() },
  render: (args) => (
    <Field label="E-mail">
      <Input {...args} />
    </Field>
  ),
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { defaultValue: 'rahim@example.com' } }

export const Invalid: Story = {
  args: { 'aria-invalid': true, defaultValue: 'rahim@' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'rahim@example.com' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'rahim@example.com' } }

export const WithoutField: Story = {
  render: (args) => <Input {...args} aria-label="Coupon code" type="text" placeholder="SAVE5" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Coupon code' })).toBeValid()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await userEvent.keyboard('a@b')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}
