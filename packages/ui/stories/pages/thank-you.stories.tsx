import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { bengali, riceCooker } from '../samples/product.ts'
import { ThankYouPanel, type ThankYouPanelProps } from '../../src/index.ts'
import { discounted } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

function ThankYou(props: ThankYouPanelProps) {
  return (
    <PageFrame location="/thank-you" bagCount={0}>
      <ThankYouPanel onAddToBag={fn()} onBuyNow={fn()} {...props} />
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/ThankYou',
  component: ThankYou,
  args: { product: riceCooker, total: 2420, orderNumber: 100043, suggestions: discounted },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof ThankYou>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible()
    await expect(canvas.getByText('৳2,420.00')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Buy Now' })).toHaveLength(4)
  },
}

export const Phone: Story = {
  args: { product: bengali, total: 1250 },
  globals: { viewport: { value: 'phone' } },
}

export const WithoutSuggestions: Story = {
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No discounted products available right now.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { suggestions: [], suggestionsLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^No discounted/)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument()
  },
}
