import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl } from './segmented-control.tsx'

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    'aria-label': 'Period',
    items: [
      { id: 'today', label: 'Today' },
      { id: 'week', label: '7 days' },
      { id: 'month', label: '30 days' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Today' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }))
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('week')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="shop:grid shop:justify-items-start shop:gap-3">
      <SegmentedControl {...args} size="sm" />
      <SegmentedControl {...args} size="md" />
      <SegmentedControl {...args} size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('radiogroup').map(({ offsetHeight }) => offsetHeight)
    await expect(heights).toEqual([36, 44, 48])
  },
}

export const Disabled: Story = {
  args: {
    items: [
      { id: 'list', label: 'List' },
      { id: 'map', label: 'Map', disabled: true },
    ],
  },
}

export const BengaliOnPhone: Story = {
  args: {
    'aria-label': 'অর্ডারের অবস্থা',
    items: [
      { id: 'all', label: 'সব অর্ডার' },
      { id: 'new', label: 'নতুন' },
      { id: 'confirmed', label: 'নিশ্চিত করা হয়েছে' },
      { id: 'delivered', label: 'পৌঁছে গেছে' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div lang="bn">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio') as [HTMLElement, HTMLElement]
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(
      second.getBoundingClientRect().left,
    )
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Today' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: '7 days' })).toHaveFocus()
  },
}
