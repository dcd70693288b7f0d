import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Show this product in the shop', name: 'visible', onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Show this product in the shop' })
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Show this product in the shop'))
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const On: Story = { args: { defaultChecked: true } }

export const WithDescription: Story = {
  args: { description: 'Shoppers see it within a minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Shoppers see it within a minute.',
    )
  },
}

/** The switches of a list below each other, at its end. */
export const AtTheEnd: Story = { args: { side: 'end', defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

/** Without a label, for example in a table. */
export const WithoutLabel: Story = {
  args: { label: undefined, 'aria-label': 'Show the fan in the shop' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('switch', { name: 'Show the fan in the shop' })).toBeVisible()
    const root = canvasElement.querySelector<HTMLElement>('[data-shop=switch]')
    await expect(root?.offsetHeight).toBe(24)
  },
}

export const LongBengali: Story = {
  args: {
    label: 'এই পণ্যটি দোকানের পাতায় দেখান, এবং স্টক শেষ হয়ে গেলেও তালিকার শেষে রেখে দিন',
  },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div lang="bn">
        <Story />
      </div>
    ),
  ],
}

/** The knob moves to the end of the line, as the text runs. */
export const RightToLeft: Story = {
  args: { defaultChecked: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch').getBoundingClientRect()
    const text = canvas.getByText('Show this product in the shop').getBoundingClientRect()
    await expect(control.left).toBeGreaterThanOrEqual(text.right)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}
