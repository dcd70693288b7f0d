import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { comboFixtures } from '../product/fixtures.ts'
import { ComboGrid } from './combo-grid.tsx'

const meta = {
  title: 'Commerce/ComboGrid',
  component: ComboGrid,
  args: { products: comboFixtures, onOrder: fn() },
} satisfies Meta<typeof ComboGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'R-COMBO-01, R-COMBO-02: Default, a card for each combo, with Order Now',
  play: async ({ canvas, args }) => {
    const orders = canvas.getAllByRole('button', { name: 'Order Now' })
    await expect(orders).toHaveLength(4)
    await userEvent.click(orders[1]!)
    await expect(args.onOrder).toHaveBeenCalledWith(comboFixtures[1])
  },
}

export const Loading: Story = {
  name: 'R-COMBO-03, B-CNT-05: Loading, eight skeleton cards',
  args: { products: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(8)
  },
}

export const Empty: Story = {
  name: 'R-COMBO-05: Empty',
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'E-06: Failed',
  args: { products: [], error: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load products. Please try again later.',
    )
  },
}
