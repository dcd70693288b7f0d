import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { formatPrice } from '../../lib/format.ts'
import { BarChart } from './bar-chart.tsx'

const orders = [12, 18, 9, 22, 31, 27, 14]
const bars = orders.map((value, index) => ({
  label: `${21 + index} November`,
  value,
  text: String(value),
}))

const meta = {
  title: 'Layout/BarChart',
  component: BarChart,
  args: { caption: 'Orders of each day', columns: ['Day', 'Orders'], bars },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('figure', { name: 'Orders of each day' })).toBeVisible()
    await expect(canvas.getByRole('table')).not.toBeVisible()
    await userEvent.click(canvas.getByText('As a table'))
    await expect(canvas.getByRole('table')).toBeVisible()
    const rows = within(canvas.getByRole('table')).getAllByRole('row')
    await expect(rows.map((row) => row.textContent)).toContain('25 November31')
    await expect(rows).toHaveLength(8)
    // The highest bar has the height of the plot.
    const heights = [...canvasElement.querySelectorAll('rect[y]')].map((bar) =>
      Number(bar.getAttribute('height')),
    )
    await expect(Math.max(...heights)).toBe(1)
    await expect(heights[0]).toBeCloseTo(12 / 31)
    await userEvent.click(canvas.getByText('As a table'))
  },
}

export const Money: Story = {
  args: {
    caption: 'Money of each day',
    columns: ['Day', 'Money'],
    bars: bars.map((bar) => ({
      ...bar,
      value: bar.value * 1250,
      text: formatPrice(bar.value * 1250),
    })),
  },
}

/** Days without an order. */
export const WithoutNumbers: Story = {
  args: { bars: bars.map((bar) => ({ ...bar, value: 0, text: '0' })) },
}

/** Nothing to show, such as before the first day. */
export const Empty: Story = { args: { bars: [] } }

export const InBengaliInDarkTheme: Story = {
  args: {
    caption: 'প্রতিদিনের অর্ডার',
    columns: ['দিন', 'অর্ডার'],
    bars: [
      { label: '২৬ নভেম্বর', value: 27, text: '২৭' },
      { label: '২৭ নভেম্বর', value: 14, text: '১৪' },
      { label: '২৮ নভেম্বর', value: 3, text: '৩' },
    ],
  },
  globals: { language: 'bn', theme: 'dark' },
}
