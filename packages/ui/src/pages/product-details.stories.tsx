import type { Meta, StoryObj } from '@storybook/react-vite'
import { discountPercent } from '@shop/domain'
import { expect, fn, within } from 'storybook/test'
import {
  bengali,
  categoryFixtures,
  electricKettle,
  riceCooker,
  soldOut,
  withoutPicture,
} from '../commerce/product/fixtures.ts'
import type { ProductSummary } from '../commerce/product/product.ts'
import {
  Breadcrumb,
  BuyBar,
  DeliveryInfo,
  ProductGallery,
  ProductSection,
  Prose,
  PurchasePanel,
  Skeleton,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '../index.ts'
import { description, recommended, shop, similar } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'
import { HelpLinks } from './page-pieces.tsx'

interface ProductDetailsProps {
  product: ProductSummary
  others?: readonly ProductSummary[]
  /** Products that were looked at before. */
  seen?: readonly ProductSummary[]
  html?: string
  loading?: boolean
}

const category = categoryFixtures[0]!

function ProductDetails({
  product,
  others = similar,
  seen = [],
  html = description,
  loading = false,
}: ProductDetailsProps) {
  return (
    <PageFrame location={product.href} loading={loading}>
      <div className="grid grid-cols-1 gap-6">
        <Breadcrumb
          items={[
            { label: 'Home', href: '/' },
            { label: category.name, href: category.href },
            { label: product.name },
          ]}
        />
        <Skeleton loading={loading}>
          <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:gap-10">
            <ProductGallery
              images={product.images}
              name={product.name}
              discount={discountPercent(product)}
              {...(product.tint ? { tint: product.tint } : {})}
            />
            <div className="grid content-start gap-6">
              <PurchasePanel
                product={product}
                onAddToBag={fn()}
                onBuyNow={fn()}
                shareUrl={`https://haat.example${product.href}`}
              />
              <DeliveryInfo supportPhone={shop.phone} />
              <HelpLinks />
            </div>
          </div>
        </Skeleton>
        {html && !loading && (
          <Tabs defaultValue="description">
            <TabsList>
              <TabsTrigger value="description">Description</TabsTrigger>
            </TabsList>
            <TabsContent value="description">
              <Prose html={html} />
            </TabsContent>
          </Tabs>
        )}
        {others.length > 0 && (
          <ProductSection
            title="Similar Products"
            href={category.href}
            products={others}
            loading={loading}
            onAddToBag={fn()}
            onBuyNow={fn()}
          />
        )}
        {seen.length > 0 && (
          <ProductSection
            title="Recently viewed"
            products={seen}
            onAddToBag={fn()}
            onBuyNow={fn()}
          />
        )}
        <BuyBar product={product} onAddToBag={fn()} onBuyNow={fn()} />
      </div>
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/ProductDetails',
  component: ProductDetails,
  args: { product: riceCooker, seen: recommended },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof ProductDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(trail.getByRole('link', { name: category.name })).toHaveAttribute(
      'href',
      '/products?category=Kitchen%20Appliances',
    )
    await expect(canvas.getByRole('heading', { level: 1, name: riceCooker.name })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('heading', { name: 'Similar Products' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongBengaliName: Story = { args: { product: bengali } }

export const SoldOut: Story = {
  args: { product: soldOut },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: soldOut.name }))
    for (const button of panel.getAllByRole('button', { name: 'Out of Stock' }))
      await expect(button).toBeDisabled()
  },
}

export const CampaignOffer: Story = {
  args: { product: { ...electricKettle, campaign: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One to a shopper in this offer.')).toBeVisible()
  },
}

/** An imported product with little to show. */
export const Bare: Story = {
  args: { product: withoutPicture, others: [], seen: [], html: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Similar Products')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { loading: true, seen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: riceCooker.name })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('spinbutton')).not.toBeInTheDocument()
  },
}
