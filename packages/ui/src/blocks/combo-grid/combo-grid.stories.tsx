import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { comboFixtures } from '../../../stories/samples/product.ts'
import { ComboGrid } from './combo-grid.tsx'

const meta = {
  title: 'Product/ComboGrid',
  component: ComboGrid,
  args: { products: comboFixtures, onOrder: fn() },
} satisfies Meta<typeof ComboGrid>

export default meta
type Story = StoryObj<typeof meta>

/** A card for each combo, with an order button. */
export const Default: Story = {
  tags: ['R-COMBO-01', 'R-COMBO-02'],
  play: async ({ canvas, args }) => {
    const orders = canvas.getAllByRole('button', { name: 'Order Now' })
    await expect(orders).toHaveLength(4)
    await userEvent.click(orders[1]!)
    await expect(args.onOrder).toHaveBeenCalledWith(comboFixtures[1])
  },
}

/** Eight skeleton cards. */
export const Loading: Story = {
  tags: ['R-COMBO-03', 'B-CNT-05'],
  args: { products: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(8)
  },
}

export const Empty: Story = {
  tags: ['R-COMBO-05'],
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['E-06'],
  args: { products: [], error: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load products. Please try again later.',
    )
  },
}
