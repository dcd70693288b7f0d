import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { ProductSummary } from '../../src/commerce/product/product.ts'
import { ButtonLink, Heading, ProductFilters, ProductGrid } from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { collections, listed } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

interface ProductsProps {
  title: string
  products: readonly ProductSummary[]
  loading?: boolean
  failed?: boolean
  /** Whether there is a next page. */
  more?: boolean
}

function Products({ title, products, loading = false, failed = false, more }: ProductsProps) {
  return (
    <PageFrame location="/products" loading={loading}>
      <div className="shop:grid shop:grid-cols-1 shop:gap-6">
        <Heading level={1}>{title}</Heading>
        <ProductFilters onValueChange={fn()} />
        <ProductGrid
          products={products}
          loading={loading}
          error={failed}
          priorityCount={4}
          headingLevel={2}
          onAddToBag={fn()}
          onBuyNow={fn()}
        />
        {more && (
          <ButtonLink
            href="/products?page=2"
            variant="outline"
            size="lg"
            className="shop:justify-self-center"
          >
            {text('Load more', 'আরও দেখুন')}
          </ButtonLink>
        )}
      </div>
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/Products',
  component: Products,
  args: { title: text('All Products', 'সব পণ্য'), products: listed, more: true },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof Products>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
    await expect(main.getAllByRole('article')).toHaveLength(listed.length)
    await expect(main.getByText('Out of Stock')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Load more' })).toBeVisible()
    await expect(
      within(canvas.getByRole('banner')).queryByRole('link', { name: 'All Products' }) ??
        canvas.getByRole('button', { name: 'Open menu' }),
    ).toBeVisible()
  },
}

export const Category: Story = {
  args: {
    title: text('Kitchen Appliances Products', 'রান্নাঘরের যন্ত্রপাতি'),
    products: collections[0]!.products,
    more: false,
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  args: { products: [], loading: true, more: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument()
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('main article')).toHaveLength(8)
  },
}

export const Empty: Story = {
  args: { title: 'Garden Products', products: [], more: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { products: [], failed: true, more: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load products. Please try again later.',
    )
  },
}
