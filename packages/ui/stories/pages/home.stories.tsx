import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { categoryFixtures } from '../samples/product.ts'
import { bannerFixtures, stripFixtures } from '../samples/promo-carousel.ts'
import { testimonialFixtures } from '../samples/testimonial-carousel.ts'
import {
  BannerArea,
  DiscountSection,
  ProductSection,
  PromoStrip,
  TestimonialCarousel,
  TrustBlurbs,
} from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { collections, discounted, recommended } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'
import { TryAgain } from './page-pieces.tsx'

interface HomeProps {
  loading?: boolean
  failed?: boolean
  /** Whether the shop has no products. */
  empty?: boolean
  categoriesOpen?: boolean
}

function Home({
  loading = false,
  failed = false,
  empty = false,
  categoriesOpen = false,
}: HomeProps) {
  const actions = { onAddToBag: fn(), onBuyNow: fn() }
  const shelf = { loading, ...actions }
  return (
    <PageFrame location="/" loading={loading}>
      <div className="shop:grid shop:grid-cols-1 shop:gap-9 shop:md:gap-12">
        <BannerArea
          defaultCategoriesOpen={categoriesOpen}
          categories={categoryFixtures}
          banners={bannerFixtures}
        />
        <PromoStrip banners={stripFixtures} />
        {failed ? (
          <>
            <TryAgain
              title={text(
                'Failed to load products. Please try again later.',
                'পণ্য আনা যায়নি। একটু পরে আবার চেষ্টা করুন।',
              )}
            />
            <TestimonialCarousel testimonials={testimonialFixtures} />
          </>
        ) : (
          <>
            <DiscountSection products={empty || loading ? [] : discounted} {...actions} />
            {collections.map(({ title, href, products }) => (
              <ProductSection
                key={title}
                title={title}
                href={href}
                products={empty ? [] : products}
                {...shelf}
              />
            ))}
            <TestimonialCarousel testimonials={testimonialFixtures} />
            <ProductSection
              title={text('Recommended for You', 'আপনার জন্য বাছাই')}
              href="/products"
              products={empty ? [] : recommended}
              {...shelf}
            />
          </>
        )}
        <TrustBlurbs />
      </div>
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/Home',
  component: Home,
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof Home>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    const sections = main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    await expect(sections).toEqual(
      expect.arrayContaining([
        'Up to 30% Discount',
        'Kitchen Appliances Collection',
        'Recommended for You',
      ]),
    )
    await expect(main.getByRole('region', { name: 'Offers' })).toBeVisible()
    await expect(main.getByText('24/7 customer support')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Bag/ })).toHaveTextContent('2')
  },
}

/** On a wide screen the categories are beside the banners. */
export const CategoriesBeside: Story = {
  args: { categoriesOpen: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Hide categories' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(toggle)
    await expect(canvas.getByRole('button', { name: 'Show categories' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading...').length).toBeGreaterThan(1)
    await expect(canvas.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('region', { name: 'Offers' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { empty: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Up to/)).not.toBeInTheDocument()
    await expect(canvas.getAllByText('No products found.')).toHaveLength(4)
  },
}

export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText('Failed to load products. Please try again later.')).toBeVisible()
    await expect(main.getByRole('region', { name: 'Offers' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(main.getByText('Secure payment')).toBeVisible()
  },
}
