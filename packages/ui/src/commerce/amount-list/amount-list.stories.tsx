import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { text } from '../../../stories/samples/text.ts'
import { AmountList } from './amount-list.tsx'

const meta = {
  title: 'Bag/AmountList',
  component: AmountList,
  args: {
    items: [
      { label: text('Subtotal', 'পণ্যের দাম'), value: 4580 },
      { label: text('Delivery charge', 'ডেলিভারি চার্জ'), value: 130 },
    ],
    total: 4710,
    totalText: text('Total', 'সর্বমোট'),
    decimals: true,
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
  args: {
    items: [
      { label: text('Subtotal', 'পণ্যের দাম'), value: 4580 },
      {
        label: text('Shipping', 'ডেলিভারি চার্জ'),
        note: text('calculated at checkout', 'চেকআউটে হিসাব হবে'),
        value: null,
      },
    ],
    total: 4580,
    decimals: false,
  },
  play: async ({ canvas }) => {
    const amounts = canvas.getAllByRole('definition').map((amount) => amount.textContent)
    await expect(amounts).toEqual(['4,580 tk', '–', '4,580 tk'])
  },
}

export const LongBengali: Story = {
  args: {
    items: [{ label: 'ঢাকার বাইরে কুরিয়ারের মাধ্যমে ডেলিভারি চার্জ', value: 1234567.5 }],
  },
}
