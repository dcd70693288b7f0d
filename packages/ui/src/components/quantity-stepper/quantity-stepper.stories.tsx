import type { Meta, StoryObj } from '@storybook/react-vite'
import { startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { QuantityStepper } from './quantity-stepper.tsx'

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  args: { value: 1, 'aria-label': 'Rice Cooker 1.8 L', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <QuantityStepper
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next)
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

/** The decrease button stops at 1. */
export const AtMinimum: Story = {
  tags: ['V-DIR-05', 'V-DIR-08'],
  args: { value: 2 },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: minus })
    await userEvent.click(button)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.type(canvas.getByRole('spinbutton'), '{ArrowDown}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
}

/** Typed text that is not a number, or below 1, is ignored. */
export const InvalidText: Story = {
  tags: ['!autodocs', 'V-DIR-06', 'V-DIR-07'],
  args: { value: 3 },
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton')
    for (const typed of ['abc', '0', '-2', '2.5', ' ']) {
      await userEvent.clear(number)
      await userEvent.paste(typed)
      await expect(number).toHaveValue(typed)
      await userEvent.tab()
      await expect(number).toHaveValue('3')
    }
    await expect(args.onValueChange).not.toHaveBeenCalledWith(0)
    await expect(args.onValueChange).not.toHaveBeenCalledWith(Number.NaN)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <QuantityStepper key={size} {...args} size={size} aria-label={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('spinbutton').map((box) => box.parentElement!)
    await expect(rows.map((row) => row.offsetHeight)).toEqual([36, 44, 48])
    await expect(rows.map((row) => row.querySelector('button')!.offsetWidth)).toEqual([36, 44, 48])
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** Twenty fast clicks count as twenty, also when the parent renders late. */
export const FastClicks: Story = {
  tags: ['!autodocs'],
  render: function Late(args) {
    const [value, setValue] = useState(1)
    return (
      <QuantityStepper
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next)
          startTransition(() => setValue(next))
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: plus })
    for (let press = 0; press < 20; press++) button.click()
    await expect(args.onValueChange).toHaveBeenCalledTimes(20)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(21)
    await expect(await canvas.findByDisplayValue('21')).toBeVisible()
  },
}

export const RejectedByParent: Story = {
  tags: ['!autodocs'],
  render: (args) => <QuantityStepper {...args} value={3} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: plus })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3')
  },
}

export const WithMaximum: Story = {
  args: { value: 2, max: 3, description: 'Only 3 left' },
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton')
    await expect(number).toHaveAccessibleDescription('Only 3 left')
    const button = canvas.getByRole('button', { name: plus })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await fireEvent.change(number, { target: { value: '1' } })
    await fireEvent.change(number, { target: { value: '99' } })
    await fireEvent.focusOut(number)
    await expect(number).toHaveValue('3')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
    // The description shows it, so that it is only announced.
    await expect(canvas.getByText('You can order at most 3.')).toHaveAttribute(
      'aria-live',
      'polite',
    )
  },
}

/** A number above the maximum is lowered, and the stepper says so. */
export const MoreThanMaximum: Story = {
  args: { value: 1, max: 3 },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('spinbutton')
    await expect(canvas.queryByText(/You can order/)).not.toBeInTheDocument()
    await userEvent.clear(number)
    await userEvent.paste('50')
    const most = canvas.getByText('You can order at most 3.')
    await expect(most).toBeVisible()
    await expect(most).toHaveAttribute('aria-live', 'polite')
    await userEvent.tab()
    await expect(number).toHaveValue('3')
    await userEvent.click(canvas.getByRole('button', { name: minus }))
    await expect(most).toHaveTextContent('Quantity 2')
  },
}

/** As in HTML: it can be focused and is submitted, and neither typing nor a button changes it. */
export const ReadOnly: Story = {
  args: { readOnly: true, value: 2, name: 'quantity' },
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton')
    for (const name of [plus, minus]) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await userEvent.type(number, '5{ArrowUp}')
    await expect(number).toHaveFocus()
    await expect(number).toHaveValue('2')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** Without a name of what is counted. */
export const Unnamed: Story = {
  args: { 'aria-label': undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Decrease quantity' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Increase quantity' })).toBeVisible()
  },
}

export const OnePerShopper: Story = {
  args: { max: 1, description: 'One to a shopper' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: plus })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByRole('spinbutton'), '5')
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const BengaliDigits: Story = {
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await userEvent.paste('১২')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12)
    await expect(number).toHaveValue('12')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: minus })).toHaveFocus()
    await userEvent.tab()
    await expect(number).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(number).toHaveValue('3')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: plus })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(number).toHaveValue('3')
  },
}

/** A button keeps the focus at the end of the range. */
export const KeyboardAtMaximum: Story = {
  tags: ['!autodocs'],
  args: { value: 2, max: 3 },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: plus })
    await expect(button).not.toHaveAttribute('aria-disabled')
    button.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
  },
}

/** A quantity that was typed before hydration counts. */
export const BeforeHydration: Story = {
  tags: ['!autodocs'],
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const page = canvas.getByTestId('page')
    const stepper = (
      <QuantityStepper aria-label="Rice Cooker 1.8 L" onValueChange={args.onValueChange} />
    )
    page.innerHTML = renderToString(stepper)
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await userEvent.type(number, '4')
    const complaint = fn()
    const root = hydrateRoot(page, stepper, { onRecoverableError: complaint })
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(4))
    await expect(canvas.getByRole('spinbutton')).toHaveValue('4')
    await userEvent.click(canvas.getByRole('button', { name: plus }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue('5')
    await expect(complaint).not.toHaveBeenCalled()
    root.unmount()
  },
}

/** With a `name` the quantity is part of the form data, and follows a reset of the form. */
export const InForm: Story = {
  render: () => (
    <form data-testid="form">
      <QuantityStepper aria-label="Rice Cooker 1.8 L" name="quantity" defaultValue={2} />
      <button type="reset">Start again</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => new FormData(canvas.getByTestId('form')).get('quantity')
    await expect(sent()).toBe('2')
    await userEvent.click(canvas.getByRole('button', { name: plus }))
    await expect(sent()).toBe('3')
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('2'))
    await expect(sent()).toBe('2')
  },
}
