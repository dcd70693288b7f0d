import { couponDiscount } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CouponField } from './coupon-field.tsx'

const meta = {
  title: 'Commerce/CouponField',
  component: CouponField,
  args: { onApply: fn((code: string) => ({ ok: couponDiscount(code, 1000) !== null })) },
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

export const Default: Story = {
  name: 'R-CART-11, V-COUP-03: Default, a code is handed on without its spaces',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), ' save10 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith('save10')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''))
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

export const Invalid: Story = {
  name: 'V-COUP-04, E-10: anything else shows the alert',
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

export const NothingTyped: Story = {
  name: 'V-COUP-04: an empty code is no coupon either',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('Invalid coupon')).toBeVisible()
    await expect(args.onApply).not.toHaveBeenCalled()
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
  render: function Held(args) {
    const [applied, setApplied] = useState<string>()
    return (
      <CouponField
        {...args}
        applied={applied}
        onApply={(code) => {
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
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('textbox')).toHaveValue('')
  },
}
