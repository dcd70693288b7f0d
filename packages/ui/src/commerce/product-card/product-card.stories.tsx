import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MediaProvider } from '../../lib/media.tsx'
import * as fixtures from '../product/fixtures.ts'
import { ProductCard } from './product-card.tsx'

const meta = {
  title: 'Product/ProductCard',
  component: ProductCard,
  args: { product: fixtures.riceCooker, onAddToBag: fn(), onBuyNow: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 296 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

/** Picture, name, price, discount and stock. */
export const Default: Story = {
  tags: ['R-CARD-01', 'R-CARD-02', 'R-CARD-04'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.product.name })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: args.product.name })).toBeVisible()
    await expect(canvas.getByText('2,290 tk')).toBeVisible()
    await expect(canvas.getByText('21% off')).toBeVisible()
    await expect(canvas.getByText('In Stock (42)')).toBeVisible()
  },
}

/** Picture and name both link to the details page. */
export const Links: Story = {
  tags: ['R-CARD-03'],
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link', { name: args.product.name })
    await expect(links).toHaveLength(2)
    for (const link of links) await expect(link).toHaveAttribute('href', '/product-details/1')
    await expect(links[0]).toContainElement(canvas.getByRole('img'))
    await expect(canvas.getByRole('heading')).toContainElement(links[1]!)
  },
}

/** A handler receives the product. */
export const Handlers: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).toHaveBeenLastCalledWith(args.product)
    await expect(args.onAddToBag).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: `Add ${args.product.name} to bag` }))
    await expect(args.onAddToBag).toHaveBeenLastCalledWith(args.product)
  },
}

/** Buy Now is disabled. */
export const OutOfStock: Story = {
  tags: ['R-CARD-05'],
  args: { product: fixtures.soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /^Add .* to bag$/ })).toBeDisabled()
  },
}

export const OneLeft: Story = { args: { product: fixtures.lastOne } }

export const Undiscounted: Story = {
  args: { product: fixtures.undiscounted },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/% off/)).not.toBeInTheDocument()
    await expect(canvas.queryByText(/Original price/)).not.toBeInTheDocument()
  },
}

export const WithoutPicture: Story = { args: { product: fixtures.withoutPicture } }

/** The first available picture, loaded from the media base. */
export const FirstPicture: Story = {
  tags: ['R-CARD-06', 'R-CARD-07'],
  args: { product: fixtures.miniGrinder },
  decorators: [
    (Story) => (
      <MediaProvider base="/media">
        <Story />
      </MediaProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute(
      'src',
      '/media/products/mini-grinder-marigold-1.960w.jpg',
    )
  },
}

export const LongBengaliName: Story = {
  args: { product: fixtures.bengali },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('heading', { name: args.product.name })
    await expect(name).toHaveAttribute('lang', 'bn')
  },
}

export const PairOnPhone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, width: 296 }}>
      <ProductCard {...args} product={fixtures.expensive} />
      <ProductCard {...args} product={fixtures.undiscounted} />
    </div>
  ),
}

export const WithoutActions: Story = {
  args: { onAddToBag: undefined, onBuyNow: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('heading')).toContainElement(
      document.activeElement as HTMLElement,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBuyNow).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAddToBag).toHaveBeenCalledOnce()
  },
}
