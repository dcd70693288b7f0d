import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { text, useSample } from '../../../stories/samples/text.ts'
import { Progress, type ProgressProps } from './progress.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  parameters: { release: { status: 'trial' } },
  args: { 'aria-label': text('Import of products', 'পণ্য আমদানি'), value: 120, max: 400 },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Import of products' })
    await expect(bar).toHaveProperty('position', 0.3)
  },
}

const amount = text('120 of 400 products', '৪০০টির মধ্যে ১২০টি পণ্য')

function BarWithText(props: ProgressProps) {
  return useSample(
    <div className="shop:grid shop:gap-1">
      <Progress {...props} />
      <span className="shop:text-sm shop:text-muted">{amount}</span>
    </div>,
  )
}

/** With the amount beside it. */
export const WithText: Story = { render: (args) => <BarWithText {...args} /> }

/** Nobody knows how long it takes. */
export const Indeterminate: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('position', -1)
  },
}
