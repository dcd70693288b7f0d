import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { QuantityStepper } from './quantity-stepper.tsx'

const meta = {
  title: 'Components/QuantityStepper',
  component: QuantityStepper,
  args: { value: 1, label: 'Rice Cooker 1.8 L', onValueChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <QuantityStepper
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

const plus = 'Increase quantity of Rice Cooker 1.8 L'
const minus = 'Decrease quantity of Rice Cooker 1.8 L'

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton', { name: 'Quantity of Rice Cooker 1.8 L' })
    await expect(number).toHaveValue('1')
    await userEvent.click(canvas.getByRole('button', { name: plus }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
    await expect(number).toHaveValue('2')
    await expect(number).toHaveAttribute('aria-valuenow', '2')
    await expect(canvas.getByText('Quantity 2')).toBeInTheDocument()
  },
}

export const AtTheMinimum: Story = {
  name: 'V-DIR-05 V-DIR-08: minus never goes below 1',
  args: { value: 2 },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: minus })
    await userEvent.click(button)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
    await expect(button).toBeDisabled()
    await userEvent.click(button, { pointerEventsCheck: 0 })
    canvas.getByRole('spinbutton').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
}

export const TypedNonsense: Story = {
  name: 'V-DIR-06 V-DIR-07: typed text that is no number, or below 1, is ignored',
  args: { value: 3 },
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton')
    for (const typed of ['abc', '0', '-2', '2.5', ' ']) {
      await userEvent.clear(number)
      await userEvent.type(number, typed)
      await userEvent.tab()
      await expect(number).toHaveValue('3')
    }
    await expect(args.onValueChange).not.toHaveBeenCalledWith(0)
    await expect(args.onValueChange).not.toHaveBeenCalledWith(Number.NaN)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      <QuantityStepper {...args} size="sm" label="Small" />
      <QuantityStepper {...args} size="md" label="Medium" />
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true } }
