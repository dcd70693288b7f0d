import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I agree to the terms & conditions', name: 'agree', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms & conditions' })
    await expect(box).not.toBeChecked()
    await userEvent.click(canvas.getByText('I agree to the terms & conditions'))
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

export const WithDescription: Story = {
  args: { description: 'You can return a product within 7 days.' },
}

export const WithError: Story = {
  args: { error: 'You must agree to continue', description: 'It is one page long.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('You must agree to continue It is one page long.')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongBengali: Story = {
  args: {
    label: 'আমি শর্তাবলি, ফেরত নীতি ও গোপনীয়তা নীতি পড়েছি এবং এই অর্ডারের জন্য সেগুলো মেনে নিচ্ছি',
  },
  decorators: [
    (Story) => (
      <div lang="bn" className="shop:w-72">
        <Story />
      </div>
    ),
  ],
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

/** Some of what it represents is chosen, such as the rows of a table. */
export const Indeterminate: Story = {
  args: { label: 'All orders', indeterminate: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'All orders' })
    await expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

/** Without a label only the box is drawn, with the name that it is given. */
export const WithoutLabel: Story = {
  args: { label: undefined, 'aria-label': 'Order 4020117' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Order 4020117' })).toBeVisible()
    const root = canvasElement.querySelector<HTMLElement>('[data-shop=checkbox]')
    await expect(root?.offsetHeight).toBeLessThanOrEqual(24)
    await expect(root?.offsetWidth).toBe(24)
  },
}

/** In a row of a table the caller takes the padding away; a press beside the box still counts. */
export const InTable: Story = {
  args: { label: 'Rice cooker', errorSpace: false, className: 'tight', style: { minHeight: 0 } },
  render: (args) => (
    <>
      <style>{'.tight { padding: 0 }'}</style>
      <Checkbox {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-shop=checkbox]')
    await expect(root).toHaveClass('tight')
    await expect(root?.offsetHeight).toBe(24)
    await expect(canvas.getByRole('checkbox')).not.toHaveClass('tight')
  },
}
