import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StockLabel } from './stock-label.tsx'

const meta = {
  title: 'Commerce/StockLabel',
  component: StockLabel,
  args: { quantity: 42 },
} satisfies Meta<typeof StockLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'R-CARD-04, R-PDP-07: Default, says how many are in stock',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Stock (42)')).toBeVisible()
  },
}

export const OneLeft: Story = { args: { quantity: 1 } }

export const OutOfStock: Story = {
  name: 'R-CARD-05: Out of Stock, also for a count that makes no sense',
  render: () => (
    <>
      <StockLabel quantity={0} />
      <StockLabel quantity={-3} />
      <StockLabel quantity={Number.NaN} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/In Stock/)).not.toBeInTheDocument()
    await expect(canvas.getAllByText('Out of Stock')).toHaveLength(3)
  },
}
