import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible()
  },
}

export const Offer: Story = { args: { tone: 'offer', children: '18% off' } }

export const Tones: Story = {
  render: () => (
    <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-3">
      <Badge>Campaign</Badge>
      <Badge tone="brand">Combo</Badge>
      <Badge tone="offer">18% off</Badge>
      <Badge tone="info">New order</Badge>
      <Badge tone="success">In Stock (12)</Badge>
      <Badge tone="warning">Only 3 left</Badge>
      <Badge tone="danger">Out of Stock</Badge>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-3">
      <Badge tone="offer" size="sm">
        5% off
      </Badge>
      <Badge tone="offer" size="md">
        18% off
      </Badge>
      <Badge tone="offer" size="lg">
        Up to 40% Discount
      </Badge>
    </div>
  ),
}

export const Bengali: Story = { args: { tone: 'offer', children: '১৮% ছাড়', lang: 'bn' } }
