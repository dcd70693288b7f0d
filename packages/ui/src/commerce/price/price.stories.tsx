import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bengaliMarket } from '../../lib/bengali-market.ts'
import { MarketProvider } from '../../lib/market.tsx'
import { MessagesProvider } from '../../lib/messages.tsx'
import { Price } from './price.tsx'

const meta = {
  title: 'Product/Price',
  component: Price,
  args: { price: 12345, discountPrice: 9999 },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

/** The original price is struck through. */
export const Default: Story = {
  tags: ['R-PDP-04'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9,999 tk')).toBeVisible()
    const original = canvas.getByText('12,345 tk')
    await expect(original.tagName).toBe('S')
    await expect(original).toHaveTextContent('Original price 12,345 tk')
  },
}

export const Undiscounted: Story = {
  args: { discountPrice: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Original price/)).not.toBeInTheDocument()
    await expect(canvas.getByText('12,345 tk')).toHaveTextContent('Price 12,345 tk')
  },
}

export const NotBelowThePrice: Story = {
  tags: ['!autodocs'],
  args: { price: 500, discountPrice: 650 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('650 tk')).not.toBeInTheDocument()
    await expect(canvas.getByText('500 tk')).toBeVisible()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="shop:grid shop:gap-4">
      <Price {...args} size="sm" />
      <Price {...args} size="md" />
      <Price {...args} size="lg" />
    </div>
  ),
}

export const Saving: Story = {
  args: { size: 'lg', showSaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You save 2,346 tk')).toBeVisible()
  },
}

export const NarrowLakhs: Story = {
  args: { price: 1234567, discountPrice: 1111111.5 },
  decorators: [
    (Story) => (
      <div style={{ width: 142 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const now = canvas.getByText('11,11,111.50 tk')
    await expect(now.scrollWidth).toBeLessThanOrEqual(142)
  },
}

/** In a card on a phone of 320 px an amount that is too long for one line breaks before its unit. */
export const NarrowCrores: Story = {
  args: { price: 10_000_000, discountPrice: 9_999_999.5 },
  decorators: [
    (Story) => (
      <MarketProvider market={bengaliMarket}>
        <div style={{ width: 140 }}>
          <Story />
        </div>
      </MarketProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const now = canvas.getByText(/৯৯,৯৯,৯৯৯.৫০/)
    await expect(now.scrollWidth).toBeLessThanOrEqual(now.clientWidth)
  },
}

export const OtherWords: Story = {
  args: { showSaving: true },
  decorators: [
    (Story) => (
      <MessagesProvider messages={{ 'price.saving': 'সাশ্রয় {amount}' }}>
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('সাশ্রয় 2,346 tk')).toBeVisible()
  },
}
