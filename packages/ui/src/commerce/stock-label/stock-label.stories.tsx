import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StockLabel } from './stock-label.tsx'

const meta = {
  title: 'Product/StockLabel',
  component: StockLabel,
  args: { stock: 42 },
} satisfies Meta<typeof StockLabel>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the stock count. */
export const Default: Story = {
  tags: ['R-CARD-04', 'R-PDP-07'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Stock (42)')).toBeVisible()
  },
}

export const OneLeft: Story = { args: { stock: 1 } }

/** Also shown for an invalid count. */
export const OutOfStock: Story = {
  tags: ['R-CARD-05'],
  render: () => (
    <>
      <StockLabel stock={0} />
      <StockLabel stock={-3} />
      <StockLabel stock={Number.NaN} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/In Stock/)).not.toBeInTheDocument()
    await expect(canvas.getAllByText('Out of Stock')).toHaveLength(3)
  },
}
