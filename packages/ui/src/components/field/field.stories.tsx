import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Autocomplete } from '../autocomplete/autocomplete.tsx'
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

export const WithDescription: Story = {
  args: { description: 'The rider calls this number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'The rider calls this number.',
    )
  },
}

export const WithError: Story = {
  args: { description: 'The rider calls this number.', error: 'Valid Mobile Number is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Valid Mobile Number is required The rider calls this number.',
    )
  },
}

export const LongBengaliDescription: Story = {
  args: {
    label: 'মোবাইল নম্বর',
    description:
      'এই নম্বরে ডেলিভারির আগে আমাদের রাইডার ফোন করবেন; যে নম্বরটি সব সময় খোলা থাকে সেটিই দিন, দরকার হলে পরিবারের অন্য কারও নম্বরও দিতে পারেন।',
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

/** The space of an error is reserved, and a description stays beside it: nothing moves. */
export const NoLayoutShift: Story = {
  tags: ['!autodocs'],
  render: function NothingJumps(args) {
    const [error, setError] = useState<string>()
    const [late, setLate] = useState(false)
    return (
      <div className="shop:grid shop:justify-items-start shop:gap-2">
        <Field {...args} error={error} />
        <Field {...args} error={error} description="The rider calls this number." label="Phone" />
        <Field
          {...args}
          error={error}
          // Appears after the first render, as advice about what was typed does.
          description={late && 'Is this a mobile number?'}
          label="Other phone"
        />
        <Button onClick={() => setLate(true)}>Advise</Button>
        <Button onClick={() => setError('Valid Mobile Number is required')}>Check</Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Check' })
    const top = () => button.getBoundingClientRect().top
    const before = top()
    await userEvent.click(canvas.getByRole('button', { name: 'Advise' }))
    await expect(canvas.getByText('Is this a mobile number?')).toBeVisible()
    await expect(top()).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Advise' }))
    await expect(canvas.queryByText('Valid Mobile Number is required')).toBeNull()
    await userEvent.click(button)
    for (const error of canvas.getAllByText('Valid Mobile Number is required'))
      await expect(error).toBeVisible()
    await expect(canvas.getByText('The rider calls this number.')).toBeVisible()
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

/** A description of the caller is added to the error and the description of the field. */
export const OwnDescription: Story = {
  tags: ['!autodocs'],
  args: {
    description: 'The rider calls this number.',
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

/** Every control takes label, description, error and required from its field. */
export const EveryControl: Story = {
  tags: ['!autodocs'],
  render: () => {
    const field = { description: 'A description.', error: 'Please check this.', required: true }
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
        <Field label="Autocomplete" {...field}>
          <Autocomplete value="" items={[]} onValueChange={fn()} />
        </Field>
        <Field label="Quantity" {...field}>
          <QuantityStepper aria-label="Fan" value={1} onValueChange={fn()} />
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
    const description = 'Please check this. A description.'
    for (const [role, name] of [
      ['textbox', 'Input'],
      ['textbox', 'Textarea'],
      ['combobox', 'Select'],
      ['combobox', 'Autocomplete'],
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

/** Without the space of an error a field ends with its control, so that a button beside it is on the same line. */
export const BesideButton: Story = {
  tags: ['!autodocs'],
  args: { errorSpace: false },
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
