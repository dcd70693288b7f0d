import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useForm as useReactHookForm } from 'react-hook-form'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Radio } from '../radio-group/radio.tsx'
import { Select } from '../select/select.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { Form } from './form.tsx'
import type { FormResult } from './form-result.ts'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

const done = fn<(values: Record<string, unknown>) => void>()

const meta = {
  title: 'Forms/Form',
  component: Form,
  decorators: [
    (Story) => (
      <div className="shop:max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

const zones = (
  <>
    <option value="">Choose</option>
    <option value="dhaka_inside">Inside Dhaka</option>
  </>
)

export const Default: Story = {
  render: function Plain() {
    const [error, setError] = useState<string>()
    return (
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          const name = new FormData(event.currentTarget).get('name')
          setError(name ? undefined : 'Name is required')
        }}
      >
        <Field label="Note">
          <Input name="note" />
        </Field>
        <Field label="Name" error={error} required>
          <Input name="name" />
        </Field>
        <Button type="submit">Save</Button>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const before = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect().top
    await expect(name).toBeRequired()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Name is required')
    await expect(canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect().top).toBe(
      before,
    )
  },
}

/** Every control is in the form data under its name. */
export const NativeFormData: Story = {
  render: () => (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        done(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <Field label="Name">
        <Input name="name" defaultValue="Rahim" />
      </Field>
      <Field label="Address">
        <Textarea name="address" defaultValue="House 12" />
      </Field>
      <Field label="Zone">
        <Select name="zone" defaultValue="dhaka_inside">
          {zones}
        </Select>
      </Field>
      <RadioGroup label="Pay" name="pay" defaultValue="cod">
        <Radio value="cod" label="Cash on delivery" />
        <Radio value="card" label="Card" />
      </RadioGroup>
      <Checkbox name="agree" label="I agree" defaultChecked />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(done).toHaveBeenLastCalledWith({
      name: 'Rahim',
      address: 'House 12',
      zone: 'dhaka_inside',
      pay: 'cod',
      agree: 'on',
    })
  },
}

/** Register() of a form library works on every control. */
export const WithReactHookForm: Story = {
  render: function Registered() {
    const { register, handleSubmit, formState } = useReactHookForm({
      defaultValues: { name: '', address: '', zone: '', pay: 'cod', agree: false },
      shouldFocusError: false,
    })
    const error = (key: 'name' | 'zone' | 'agree') => formState.errors[key]?.message
    return (
      <Form onSubmit={handleSubmit(done)}>
        <Field label="Address">
          <Textarea {...register('address')} />
        </Field>
        <Field label="Name" error={error('name')}>
          <Input {...register('name', { required: 'Name is required' })} />
        </Field>
        <Field label="Zone" error={error('zone')}>
          <Select {...register('zone', { required: 'Choose a zone.' })}>{zones}</Select>
        </Field>
        <RadioGroup label="Pay">
          <Radio {...register('pay')} value="cod" label="Cash on delivery" />
          <Radio {...register('pay')} value="card" label="Card" />
        </RadioGroup>
        <Checkbox
          {...register('agree', { required: 'You must agree to continue' })}
          label="I agree"
          error={error('agree')}
        />
        <Button type="submit">Send</Button>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    done.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 'House 12')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await userEvent.type(name, 'করিম')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Zone' }), 'Inside Dhaka')
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(done.mock.calls[0]?.[0]).toEqual({
        name: 'করিম',
        address: 'House 12',
        zone: 'dhaka_inside',
        pay: 'card',
        agree: true,
      }),
    )
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'late{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('late')
  },
}

type Order = { name: string; zone: string; agree: boolean }

const order = fn(async (_order: Order): Promise<FormResult> => ({ ok: true }))

/** Rules, messages and one submit at a time with `useForm`; a field takes its part by its name. */
function OrderForm({ zone = '' }: { zone?: string }) {
  const form = useForm<Order>({
    defaultValues: { name: '', zone, agree: false },
    validate: {
      name: (text) => (text.trim() ? undefined : 'Name is required'),
      zone: (value, { name }) =>
        value ? undefined : `Choose a zone for ${name.trim() || 'the order'}.`,
      agree: (ticked) => (ticked ? undefined : 'Please agree.'),
    },
    onSubmit: order,
    fallbackError: { message: 'Nothing was sent. Please try again.' },
  })
  return (
    <Form form={form}>
      <Field name="name" label="Name" required>
        <Input autoComplete="name" />
      </Field>
      <RadioGroup label="Zone" name="zone" required>
        <Radio value="inside" label="Inside Dhaka" />
        <Radio value="outside" label="Outside Dhaka" />
      </RadioGroup>
      <Checkbox name="agree" label="I agree" />
      <p role="alert">{form.error?.message}</p>
      <SubmitButton>Order</SubmitButton>
      <Button type="reset" variant="outline">
        Start again
      </Button>
    </Form>
  )
}

export const WithRules: Story = {
  beforeEach: () => void order.mockClear(),
  render: () => <OrderForm />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const send = canvas.getByRole('button', { name: 'Order' })
    await userEvent.click(send)
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Name is required')
    await expect(canvas.getByRole('group', { name: 'Zone' })).toHaveAccessibleDescription(
      'Choose a zone for the order.',
    )
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please agree.')
    await userEvent.type(name, '  করিম ')
    await expect(name).toBeValid()
    await userEvent.click(send)
    await expect(canvas.getByText('Choose a zone for করিম.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Inside Dhaka' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: 'Outside Dhaka' }))
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(order).not.toHaveBeenCalled()
    for (let press = 0; press < 20; press += 1) fireEvent.click(send)
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
    await expect(order).toHaveBeenCalledOnce()
    await expect(order).toHaveBeenCalledWith({ name: 'করিম', zone: 'outside', agree: true })
  },
}

/** A refusal of the server marks its fields; a rejected promise shows `fallbackError`. Nothing typed is lost. */
export const Refused: Story = {
  beforeEach: () => {
    order.mockClear()
    order.mockResolvedValueOnce({
      ok: false,
      message: 'Please check the name.',
      errors: [
        { field: 'name', message: 'This name is taken.' },
        { field: 'unknown', message: 'Nobody could correct this.' },
      ],
    })
    order.mockRejectedValueOnce(new Error('offline'))
    spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  },
  render: () => <OrderForm zone="inside" />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const send = canvas.getByRole('button', { name: 'Order' })
    await userEvent.type(name, 'Karim')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(send)
    await expect(await canvas.findByText('This name is taken.')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check the name.')
    await expect(name).toHaveFocus()
    await userEvent.type(name, ' Ali')
    await expect(name).toBeValid()
    await userEvent.click(send)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was sent. Please try again.'),
    )
    await expect(name).toHaveValue('Karim Ali')
    await expect(canvas.getByRole('radio', { name: 'Inside Dhaka' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(name).toHaveValue('')
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}
