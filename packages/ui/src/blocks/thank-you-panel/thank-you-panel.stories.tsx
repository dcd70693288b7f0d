import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  cleaningBrush,
  electricKettle,
  miniGrinder,
  powerBank,
  riceCooker,
} from '../../../stories/samples/product.ts'
import { text } from '../../../stories/samples/text.ts'
import { ThankYouPanel } from './thank-you-panel.tsx'

const meta = {
  title: 'Checkout/ThankYouPanel',
  component: ThankYouPanel,
  args: {
    product: riceCooker,
    quantity: 2,
    subtotal: 4580,
    shipping: 130,
    total: 4710,
    receipt: { shopName: text('Haat', 'হাট'), placedAt: '2026-11-20T06:05:00Z' },
    orderNumber: 100043,
    suggestions: [miniGrinder, cleaningBrush, electricKettle, powerBank],
  },
} satisfies Meta<typeof ThankYouPanel>

export default meta
type Story = StoryObj<typeof meta>

/** With product, total and suggestions. */
export const Default: Story = {
  tags: ['R-TY-01'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/No discounted products/)).not.toBeInTheDocument()
    await expect(canvas.getByText(riceCooker.name)).toBeVisible()
    const amounts = canvas.getAllByRole('definition').map((amount) => amount.textContent)
    await expect(amounts).toEqual(['৳4,580.00', '৳130.00', '৳4,710.00'])
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

/** No products are discounted. */
export const NoSuggestions: Story = {
  tags: ['R-TY-05', 'E-09'],
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No discounted products available right now.')).toBeVisible()
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
}

export const FewSuggestions: Story = { args: { suggestions: [miniGrinder] } }

export const LoadingSuggestions: Story = {
  args: { suggestions: [], suggestionsLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/No discounted products/)).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Track Order' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Continue shopping' })).toHaveFocus()
  },
}
