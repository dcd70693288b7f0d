import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { Input } from '../input/input.tsx'
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx'
import { Radio } from '../radio-group/radio.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { RatingInput } from '../rating-input/rating-input.tsx'
import { Select } from '../select/select.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { Field } from './field.tsx'

const meta = {
  title: 'Forms/Field',
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

/** The error takes the place of the hint, so that a field with a hint is no higher and nothing moves. */
export const NoLayoutShift: Story = {
  tags: ['!autodocs'],
  render: function NothingJumps(args) {
    const [error, setError] = useState<string>()
    return (
      <div className="shop:grid shop:justify-items-start shop:gap-2">
        <Field {...args} error={error} />
        <Field {...args} error={error} hint="The rider calls this number." label="Phone" />
        <Button onClick={() => setError('Valid Mobile Number is required')}>Check</Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Check' })
    const before = button.getBoundingClientRect().top
    const [plain, hinted] = canvas
      .getAllByRole('textbox')
      .map((input) => input.closest('[data-shop=field]')!.getBoundingClientRect().height)
    await expect(hinted).toBe(plain)
    await expect(canvas.queryByText('Valid Mobile Number is required')).toBeNull()
    await userEvent.click(button)
    for (const error of canvas.getAllByText('Valid Mobile Number is required'))
      await expect(error).toBeVisible()
    await expect(canvas.getByText('The rider calls this number.')).not.toBeVisible()
    await expect(button.getBoundingClientRect().top).toBe(before)
  },
}

/** A control with an id of its own keeps the label. */
export const OwnId: Story = {
  tags: ['!autodocs'],
  args: { children: <Input id="own-mobile" /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile' })
    await expect(input).toHaveAttribute('id', 'own-mobile')
    await userEvent.click(canvas.getByText('Mobile'))
    await expect(input).toHaveFocus()
  },
}

/** A description of the caller is added to the error and the hint. */
export const OwnDescription: Story = {
  tags: ['!autodocs'],
  args: {
    hint: 'The rider calls this number.',
    error: 'Valid Mobile Number is required',
    children: <Input aria-describedby="prefix-note" />,
  },
  render: (args) => (
    <>
      <Field {...args} />
      <p id="prefix-note">With or without +88.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Valid Mobile Number is required The rider calls this number. With or without +88.',
    )
  },
}

/** A star marks a required field; its name stays as written. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile' })).toBeRequired()
    await expect(canvas.getByText('*')).toBeVisible()
  },
}

/** Every control takes label, hint, error and required from its field. */
export const EveryControl: Story = {
  tags: ['!autodocs'],
  render: () => {
    const field = { hint: 'A hint.', error: 'Please check this.', required: true }
    return (
      <div className="shop:grid shop:max-w-md shop:gap-2">
        <Field label="Input" {...field}>
          <Input />
        </Field>
        <Field label="Textarea" {...field}>
          <Textarea />
        </Field>
        <Field label="Select" {...field}>
          <Select>
            <option value="">Choose</option>
          </Select>
        </Field>
        <Field label="Combobox" {...field}>
          <Combobox value="" items={[]} onValueChange={fn()} />
        </Field>
        <Field label="Quantity" {...field}>
          <QuantityStepper itemLabel="Fan" value={1} onValueChange={fn()} />
        </Field>
        <Field label="Terms" {...field}>
          <Checkbox label="I agree" />
        </Field>
        <Field label="Zone" {...field}>
          <RadioGroup>
            <Radio value="in" label="Inside Dhaka" />
            <Radio value="out" label="Outside Dhaka" />
          </RadioGroup>
        </Field>
        <Field label="Your rating" {...field}>
          <RatingInput />
        </Field>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const description = 'Please check this. A hint.'
    for (const [role, name] of [
      ['textbox', 'Input'],
      ['textbox', 'Textarea'],
      ['combobox', 'Select'],
      ['combobox', 'Combobox'],
      ['spinbutton', 'Quantity'],
      ['checkbox', /I agree/],
    ] as const) {
      const control = canvas.getByRole(role, { name })
      await expect(control).toBeInvalid()
      await expect(control).toBeRequired()
      await expect(control).toHaveAccessibleDescription(description)
    }
    for (const name of ['Zone', 'Your rating']) {
      const group = canvas.getByRole('group', { name })
      await expect(group).toHaveAccessibleDescription(description)
      for (const radio of within(group).getAllByRole('radio')) {
        await expect(radio).toBeInvalid()
        await expect(radio).toBeRequired()
      }
    }
    await userEvent.click(canvas.getByText('Quantity'))
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
    await expect(canvas.getAllByText('Please check this.')).toHaveLength(8)
  },
}

/** A compact field ends with its control, so that a button beside it is on the same line. */
export const CompactBesideButton: Story = {
  tags: ['!autodocs'],
  args: { compact: true },
  render: (args) => (
    <div className="shop:flex shop:items-end shop:gap-3">
      <Field {...args} />
      <Button>Search</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox').getBoundingClientRect()
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(input.bottom).toBe(button.bottom)
  },
}
