import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { comboFixtures } from '../../../stories/samples/product.ts'
import { ComboCard } from './combo-card.tsx'

const [kitchen, , desk, soldOut] = comboFixtures

const meta = {
  title: 'Product/ComboCard',
  component: ComboCard,
  args: { product: kitchen!, onOrder: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboCard>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the discount price; one click orders. */
export const Default: Story = {
  tags: ['R-COMBO-06', 'B-COMBO-01'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('4,290 tk')).toBeVisible()
    const [card, badge] = [canvas.getByRole('article'), canvas.getByText('25% off')]
    const inset = badge.getBoundingClientRect().left - card.getBoundingClientRect().left
    // The border of one pixel, then 8 px, whatever the padding of the text below is.
    await expect(inset).toBe(9)
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }))
    await expect(args.onOrder).toHaveBeenCalledWith(args.product)
  },
}

/** The current price takes precedence over the discount price. */
export const CurrentPrice: Story = {
  tags: ['R-COMBO-06'],
  args: { product: desk! },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('4,190 tk')).not.toBeInTheDocument()
    await expect(canvas.getByText('3,990 tk')).toBeVisible()
  },
}

export const OutOfStock: Story = {
  args: { product: soldOut! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Order Now' })).toBeDisabled()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Order Now' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOrder).toHaveBeenCalledOnce()
  },
}
