import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AmountList } from './amount-list.tsx'

const meta = {
  title: 'Bag/AmountList',
  component: AmountList,
  args: {
    rows: [
      { label: 'Subtotal', value: '৳4,580.00' },
      { label: 'Delivery charge', value: '৳130.00' },
    ],
    total: { label: 'Total', value: '৳4,710.00' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AmountList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Subtotal',
      'Delivery charge',
      'Total',
    ])
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('৳4,710.00')
  },
}

export const Note: Story = {
  args: { rows: [{ label: 'Shipping', note: 'calculated at checkout', value: '–' }] },
}

export const LongBengali: Story = {
  args: {
    rows: [{ label: 'ঢাকার বাইরে কুরিয়ারের মাধ্যমে ডেলিভারি চার্জ', value: '৳12,34,567.50' }],
  },
}
