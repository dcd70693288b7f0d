import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Button } from '../button/button.tsx'
import { Autocomplete } from '../autocomplete/autocomplete.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { SearchIcon } from '../icon/sign-icon.tsx'
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx'
import { Select } from '../select/select.tsx'
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

/** A date: the browser brings the picker, in its own language. */
export const Day: Story = {
  args: { type: 'date', defaultValue: '2026-11-28', min: '2026-11-01', placeholder: undefined },
  render: (args) => (
    <Field label="Deliver on">
      <Input {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Deliver on')).toHaveValue('2026-11-28')
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

/** What is in one row has one height. */
export const Sizes: Story = {
  render: () => (
    <div className="shop:grid shop:justify-items-start shop:gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="shop:flex shop:flex-wrap shop:items-center shop:gap-2">
          <Input
            size={size}
            aria-label={`Code ${size}`}
            className="shop:w-32"
            placeholder="SAVE5"
          />
          <Select size={size} aria-label={`Sort ${size}`} className="shop:w-36">
            <option>Newest</option>
          </Select>
          <Autocomplete
            size={size}
            aria-label={`Search ${size}`}
            value=""
            items={[]}
            onValueChange={fn()}
            onSelect={fn()}
            className="shop:w-40"
          />
          <QuantityStepper size={size} aria-label={`Fan ${size}`} />
          <Button size={size}>Apply</Button>
          <IconButton size={size} variant="outline" aria-label={`Find ${size}`}>
            <SearchIcon />
          </IconButton>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [size, height] of [
      ['sm', 36],
      ['md', 44],
      ['lg', 48],
    ] as const) {
      const row = canvas.getByRole('textbox', { name: `Code ${size}` }).parentElement
      const heights = [...(row?.children ?? [])].map(
        (child) => child.getBoundingClientRect().height,
      )
      await expect(heights).toEqual(Array.from({ length: 6 }, () => height))
    }
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
