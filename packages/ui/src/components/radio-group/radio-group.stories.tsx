import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'
import { Radio } from './radio.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio },
  args: {
    label: 'Shipping zone',
    name: 'zone',
    onValueChange: fn(),
    defaultValue: 'dhaka_outside',
    children: (
      <>
        <Radio value="dhaka_inside" label="Inside Dhaka" aside="৳70.00" />
        <Radio
          value="dhaka_outside"
          label="Outside Dhaka"
          aside="৳130.00"
          description="3 to 5 days"
        />
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Shipping zone' })).toBeInTheDocument()
    await expect(canvas.getByRole('radio', { name: /Outside Dhaka/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /Inside Dhaka/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('dhaka_inside')
    await expect(canvas.getByRole('radio', { name: /Inside Dhaka/ })).toBeChecked()
  },
}

export const Controlled: Story = {
  args: { value: 'dhaka_inside', defaultValue: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Outside Dhaka/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('dhaka_outside')
    await expect(canvas.getByRole('radio', { name: /Inside Dhaka/ })).toBeChecked()
  },
}

export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose a shipping zone.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a shipping zone.')).toBeVisible()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose a shipping zone.')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Outside Dhaka/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenCalledWith('dhaka_inside')
  },
}
