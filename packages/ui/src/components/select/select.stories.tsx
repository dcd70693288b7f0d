import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    onChange: fn(),
    children: (
      <>
        <option value="newest">Newest</option>
        <option value="price-asc">Price, low to high</option>
        <option value="price-desc">Price, high to low</option>
      </>
    ),
  },
  render: (args) => (
    <Field label="Sort by">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(select, 'Price, low to high')
    await expect(select).toHaveValue('price-asc')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const WithError: Story = {
  render: (args) => (
    <Field label="Sort by" error="Choose one.">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose one.')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    children: (
      <option>রান্নাঘরের যাবতীয় সরঞ্জাম, ঘর পরিষ্কারের জিনিস ও বাথরুমের অন্যান্য প্রয়োজনীয় সামগ্রী</option>
    ),
  },
  decorators: [
    (Story) => (
      <div lang="bn" className="shop:w-64">
        <Story />
      </div>
    ),
  ],
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus()
  },
}
