import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '../../components/badge/badge.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Rating } from '../../components/rating/rating.tsx'
import { MediaProvider } from '../../lib/media.tsx'
import * as fixtures from '../../../stories/samples/product.ts'
import { text } from '../../../stories/samples/text.ts'
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
    await expect(canvas.getByAltText(args.product.name)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: args.product.name })).toBeVisible()
    await expect(canvas.getByText('2,290 tk')).toBeVisible()
    await expect(canvas.getByText('21% off')).toBeVisible()
    await expect(canvas.getByText('In Stock (42)')).toBeVisible()
  },
}

/** Picture and name both link to the details page; a screen reader finds one link. */
export const Links: Story = {
  tags: ['!autodocs', 'R-CARD-03'],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.product.name })
    await expect(link).toHaveAttribute('href', '/product-details/1')
    await expect(canvas.getByRole('heading')).toContainElement(link)
    await expect(canvas.getByAltText(args.product.name).closest('a')).toHaveAttribute(
      'href',
      '/product-details/1',
    )
  },
}

/** A handler receives the product. */
export const Handlers: Story = {
  tags: ['!autodocs'],
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

/** The discount stays on the picture when the application gives the card padding. */
export const OwnPadding: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <style>{'.own-padding { padding: 24px }'}</style>
      <ProductCard {...args} className="own-padding" />
    </>
  ),
  play: async ({ canvas, args }) => {
    const picture = canvas.getByAltText(args.product.name).getBoundingClientRect()
    const badge = canvas.getByText('21% off').getBoundingClientRect()
    await expect(badge.left - picture.left).toBe(8)
    await expect(badge.top - picture.top).toBe(8)
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
    await expect(canvas.getByRole('img', { hidden: true })).toHaveAttribute(
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
  play: async ({ canvas, canvasElement }) => {
    const [buy] = canvas.getAllByRole('button', { name: /^Buy Now/ }) as [HTMLElement]
    await expect(getComputedStyle(buy).paddingLeft).toBe('4px')
    const price = canvasElement.querySelector('[data-shop=price]')!
    await expect(getComputedStyle(price).columnGap).toBe('6px')
  },
}

export const WithoutActions: Story = {
  args: { onAddToBag: undefined, onBuyNow: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
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

/** Badges, a rating, another picture and other actions take their places. */
export const Slots: Story = {
  args: {
    badges: <Badge tone="brand">{text('New', 'নতুন')}</Badge>,
    rating: <Rating value={4.5} />,
    media: (
      <video muted aria-label="Steam rises" className="shop:block shop:aspect-square shop:w-full" />
    ),
    actions: (
      <ButtonLink fullWidth variant="soft" href="/product-details/1">
        {text('Choose a colour', 'রং বাছুন')}
      </ButtonLink>
    ),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const card = canvas.getByRole('article')
    const badge = canvas.getByText('New')
    const discount = canvas.getByText('21% off')
    const [left, right] = [discount, badge].map((element) => element.getBoundingClientRect())
    await expect(right!.left).toBeGreaterThan(left!.right)
    await expect(right!.top).toBe(left!.top)
    const name = canvas.getByRole('heading', { name: args.product.name })
    const rating = canvas.getByRole('img', { name: 'Rated 4.5 on 5' })
    await expect(rating.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().bottom,
    )
    await expect(canvasElement.querySelector('picture')).toBeNull()
    const media = canvas.getByLabelText('Steam rises')
    await expect(media.closest('a')).toHaveAttribute('href', args.product.href)
    await expect(canvas.queryByRole('button')).toBeNull()
    const link = canvas.getByRole('link', { name: 'Choose a colour' })
    await expect(link.offsetWidth).toBe(card.clientWidth)
  },
}

/** The words that a search found are marked in the name. */
export const Marked: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('heading', { name: args.product.name })
    await expect([...name.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      args.product.name.split(' ')[0],
    ])
  },
  render: (args) => (
    <ProductCard {...args} highlight={[args.product.name.split(' ')[0]!.toLowerCase()]} />
  ),
}

/** A long list stays light: 14 elements, and nothing is lost for a screen reader. */
export const FewElements: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article')
    await expect(card.querySelectorAll('*').length + 1).toBeLessThanOrEqual(14)
    await expect(canvas.getByRole('heading')).toBeVisible()
    await expect(canvas.getAllByRole('link', { hidden: true })).toHaveLength(2)
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    const price = canvasElement.querySelector('[data-shop=price]')
    await expect(price).toHaveTextContent('2,290 tkOriginal price 2,890 tk')
    await expect(canvas.getByText(/In Stock/)).toBeVisible()
    const [buy, add] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(add!.top).toBe(buy!.top)
    await expect(add!.left - buy!.right).toBe(8)
    await expect(Math.abs(card.getBoundingClientRect().right - add!.right)).toBeLessThan(1)
  },
}

/** A page that centres its text does not centre a part of the card. */
export const InCentredPage: Story = {
  tags: ['!autodocs', 'no-picture'],
  render: (args) => (
    <div style={{ textAlign: 'center' }}>
      <ProductCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of ['In Stock (42)', '2,290 tk'])
      await expect(getComputedStyle(canvas.getByText(text)).textAlign).toBe('start')
  },
}

/** One button alone: Buy Now fills the row, Add to bag stays square. */
export const OneAction: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div className="shop:grid shop:gap-6">
      <ProductCard {...args} onAddToBag={undefined} />
      <ProductCard {...args} onBuyNow={undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article')
    const buy = canvas.getByRole('button', { name: 'Buy Now' })
    await expect(buy.offsetWidth).toBe(first?.clientWidth)
    await expect(canvas.getByRole('button', { name: /^Add/ }).offsetWidth).toBe(44)
  },
}
