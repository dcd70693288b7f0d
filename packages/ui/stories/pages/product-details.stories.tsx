import type { Meta, StoryObj } from '@storybook/react-vite'
import { discountPercent } from '@shop/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  bengali,
  categoryFixtures,
  electricKettle,
  riceCooker,
  soldOut,
  withoutPicture,
} from '../samples/product.ts'
import type { ProductSummary } from '../../src/commerce/product/product.ts'
import {
  Breadcrumb,
  BuyBar,
  DeliveryInfo,
  ProductGallery,
  ProductSection,
  Prose,
  PurchasePanel,
  Rating,
  RatingInput,
  Skeleton,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { description, recommended, shop, similar } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'
import { HelpLinks } from './page-pieces.tsx'

interface ProductDetailsProps {
  product: ProductSummary
  others?: readonly ProductSummary[]
  /** Recently viewed products. */
  seen?: readonly ProductSummary[]
  html?: string
  /** Average rating and number of reviews; adds a Reviews tab. */
  reviews?: { rating: number; count: number }
  loading?: boolean
}

const category = categoryFixtures[0]!

function ProductDetails({
  product,
  others = similar,
  seen = [],
  html = description,
  reviews,
  loading = false,
}: ProductDetailsProps) {
  return (
    <PageFrame location={product.href} loading={loading}>
      <div className="shop:grid shop:grid-cols-1 shop:gap-6">
        <Breadcrumb
          items={[
            { label: text('Home', 'প্রথম পাতা'), href: '/' },
            { label: category.name, href: category.href },
            { label: product.name },
          ]}
        />
        <Skeleton loading={loading}>
          <div className="shop:grid shop:grid-cols-1 shop:gap-6 shop:md:grid-cols-2 shop:lg:gap-10">
            <ProductGallery
              images={product.images}
              name={product.name}
              discountPercent={discountPercent(product)}
              {...(product.tint ? { tint: product.tint } : {})}
            />
            <div className="shop:grid shop:content-start shop:gap-6">
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
            <TabsList aria-label={text('About this product', 'পণ্যটি সম্পর্কে')}>
              <TabsTrigger value="description">{text('Description', 'বিবরণ')}</TabsTrigger>
              {reviews && <TabsTrigger value="reviews">{text('Reviews', 'রিভিউ')}</TabsTrigger>}
            </TabsList>
            <TabsContent value="description">
              <Prose trustedHtml={html} />
            </TabsContent>
            {reviews && (
              <TabsContent value="reviews" className="shop:grid shop:gap-4">
                <p className="shop:m-0 shop:flex shop:items-center shop:gap-2">
                  <Rating value={reviews.rating} /> {reviews.count} reviews
                </p>
                <RatingInput />
              </TabsContent>
            )}
          </Tabs>
        )}
        {others.length > 0 && (
          <ProductSection
            title={text('Similar Products', 'একই রকম পণ্য')}
            href={category.href}
            products={others}
            loading={loading}
            onAddToBag={fn()}
            onBuyNow={fn()}
          />
        )}
        {seen.length > 0 && (
          <ProductSection
            title={text('Recently viewed', 'সম্প্রতি দেখা')}
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

export const WithReviews: Story = {
  args: { reviews: { rating: 5, count: 500 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews' }))
    await expect(canvas.getByRole('img', { name: 'Rated 5 on 5' })).toBeVisible()
    const rating = within(canvas.getByRole('group', { name: 'Rating Selection' }))
    await userEvent.click(rating.getByRole('radio', { name: 'Rate 4 per item' }))
    await expect(rating.getByRole('radio', { name: 'Rate 4 per item' })).toBeChecked()
    await userEvent.click(rating.getByRole('button', { name: 'Reset rating' }))
    await expect(rating.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  },
}

/** A product without image, description and similar products. */
export const Minimal: Story = {
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
