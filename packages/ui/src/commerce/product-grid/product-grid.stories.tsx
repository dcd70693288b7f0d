import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Badge } from '../../components/badge/badge.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { productFixtures } from '../../../stories/samples/product.ts'
import { ProductGrid } from './product-grid.tsx'

const meta = {
  title: 'Product/ProductGrid',
  component: ProductGrid,
  args: { products: productFixtures, onAddToBag: fn(), onBuyNow: fn() },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add Mini Grinder for Spices and Chutney to bag' }),
    )
    await expect(args.onAddToBag).toHaveBeenLastCalledWith(productFixtures[1])
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    for (const price of canvas.getAllByText(/^[\d,]+ tk$/)) {
      const card = price.closest('article')
      const edge = card?.getBoundingClientRect().right ?? 0
      await expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 0.5)
    }
    // The selling prices of a row are on one line, also beside a price in lakhs.
    await waitFor(() => {
      const lines = new Map<number, number[]>()
      for (const card of canvas.getAllByRole('article')) {
        const amount = card.querySelector('[data-shop=price]')?.firstChild
        const text = document.createRange()
        if (amount) text.selectNode(amount)
        const row = Math.round(card.getBoundingClientRect().top)
        lines.set(row, [...(lines.get(row) ?? []), text.getBoundingClientRect().top])
      }
      for (const tops of lines.values())
        expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1)
    })
  },
}

/** Eight skeleton cards. */
export const Loading: Story = {
  tags: ['B-CNT-04', 'S-SKEL-01'],
  args: { products: [], loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(8)
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
    await expect(canvas.queryByText('No products found.')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  tags: ['R-LIST-05', 'E-05'],
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
    await expect(canvas.getByText('No products found.')).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['E-04'],
  args: { products: [], error: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load products. Please try again later.',
    )
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
}

export const EqualHeights: Story = {
  tags: ['!autodocs'],
  args: { products: productFixtures.slice(6, 10) },
  play: async ({ canvas }) => {
    const ends = canvas
      .getAllByRole('button', { name: 'Buy Now' })
      .map((button) => Math.round(button.getBoundingClientRect().bottom))
    const rows = new Set(ends)
    await expect(rows.size).toBeLessThanOrEqual(2)
  },
}

/** Cards far below the viewport are not rendered, but keep their height. */
export const LongShelf: Story = {
  args: {
    products: Array.from({ length: 48 }, (_, index) => ({
      ...productFixtures[index % 8]!,
      id: index,
    })),
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem')
    await expect(cards).toHaveLength(48)
    await expect(cards[7]).toHaveStyle({ contentVisibility: 'visible' })
    await expect(cards[8]).toHaveStyle({ contentVisibility: 'auto' })
    const height = () => canvas.getByRole('list').getBoundingClientRect().height
    const reckoned = height()
    for (const card of cards) {
      card.scrollIntoView()
      await new Promise(requestAnimationFrame)
    }
    await expect(Math.abs(height() / reckoned - 1)).toBeLessThan(0.05)
    scrollTo(0, 0)
  },
}

/** A caller renders the cards, for example to add a badge. */
export const OwnCards: Story = {
  args: {
    children: (product) => (
      <ProductCard product={product} badges={product.stock < 5 && <Badge>Few left</Badge>} />
    ),
  },
  play: async ({ canvas, args }) => {
    const few = args.products.filter(({ stock }) => stock < 5)
    await expect(few.length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('Few left')).toHaveLength(few.length)
    await expect(canvas.getAllByRole('article')).toHaveLength(args.products.length)
  },
}
