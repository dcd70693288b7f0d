import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type FormEvent } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { Form } from '../../components/form/form.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { CouponField } from './coupon-field.tsx'

const meta = {
  title: 'Checkout/CouponField',
  component: CouponField,
  args: {
    onSubmit: fn(async (code: string): Promise<FormResult> => ({
      ok: code.toUpperCase() === 'SAVE10',
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponField>

export default meta
type Story = StoryObj<typeof meta>

/** The code is trimmed before it is applied. */
export const Default: Story = {
  tags: ['R-CART-11', 'V-COUP-03'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), ' save10 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('save10')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''))
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

/** An unknown code shows an error. */
export const Invalid: Story = {
  tags: ['V-COUP-04', 'E-10'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await expect(canvas.queryByText('Invalid coupon')).not.toBeInTheDocument()
    await userEvent.type(field, 'SAVE99{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid coupon'))
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Invalid coupon')
    await expect(field).toHaveValue('SAVE99')
    await userEvent.type(field, '{Backspace}')
    await expect(canvas.queryByText('Invalid coupon')).not.toBeInTheDocument()
  },
}

/** An empty code shows the same error. */
export const EmptyCode: Story = {
  tags: ['V-COUP-04'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid coupon'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Applied: Story = {
  args: { applied: 'SAVE10', onRemove: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon SAVE10 is applied.')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon SAVE10' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: function Controlled(args) {
    const [applied, setApplied] = useState<string>()
    return (
      <CouponField
        {...args}
        applied={applied}
        onSubmit={async (code) => {
          setApplied(code.toUpperCase())
          return { ok: true }
        }}
        onRemove={() => setApplied(undefined)}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('save5{Enter}')
    await expect(await canvas.findByText('Coupon SAVE5 is applied.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove coupon SAVE5' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const field = await canvas.findByRole('textbox')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

const outer = fn((event: FormEvent) => event.preventDefault())

/** Inside another form, which is neither submitted nor sends the code. */
export const InsideAForm: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <Form aria-label="Order" onSubmit={outer}>
      <CouponField {...args} />
      <button>Order</button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    outer.mockClear()
    const order: HTMLFormElement = canvas.getByRole('form', { name: 'Order' })
    await expect(order.querySelector('form')).toBeNull()
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await userEvent.type(field, 'SAVE99')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid coupon'))
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'SAVE10')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith('SAVE10')
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(outer).not.toHaveBeenCalled()
    await expect([...new FormData(order).keys()]).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    await expect(outer).toHaveBeenCalledOnce()
  },
}

/** A rejected promise shows what to do and keeps the code. */
export const Rejected: Story = {
  args: {
    onSubmit: fn((_code: string): Promise<FormResult> => Promise.reject(new Error('offline'))),
  },
  beforeEach: () => {
    spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await userEvent.type(field, 'SAVE5{Enter}')
    await expect(await canvas.findByText(/Please try again/)).toBeVisible()
    await expect(field).toHaveValue('SAVE5')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}
