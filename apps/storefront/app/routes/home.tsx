import {
  BannerArea,
  DiscountSection,
  Heading,
  ProductSection,
  PromoStrip,
  TestimonialCarousel,
  TrustBlurbs,
  VisuallyHidden,
} from '@shop/ui'
import type { ProductWire } from '@shop/domain'
import type { Route } from './+types/home'
import { useProductActions } from '../features/bag/bag-actions.ts'
import { toSummary } from '../lib/product-view.ts'
import { shopData } from '../features/catalogue/structured-data.ts'
import { useSidebar } from '../features/catalogue/sidebar-store.ts'
import { useCategories } from '../features/layout/categories.tsx'
import { TryAgain } from '../features/layout/try-again.tsx'
import { categoryHref, toCategoryLink } from '../lib/category-view.ts'
import type { HomeContent } from '../lib/api.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'

const SHOWN = 4

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = rootData(matches)
  return pageMeta({
    environment: root?.environment,
    title: 'Gadgets and home appliances, cash on delivery',
    description: root?.environment.shop.about ?? '',
    canonical: '/',
    image: root?.environment.shop.previewImage,
    more: shopData(root?.environment),
  })
}

export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'public, max-age=0, s-maxage=5',
})

export async function loader({
  context,
}: Route.LoaderArgs): Promise<{ content: HomeContent | null }> {
  return {
    content: await context.api.home().catch((error: unknown) => {
      console.error('The home page could not be read.', error)
      return null
    }),
  }
}

export default function Home({ loaderData: { content }, matches }: Route.ComponentProps) {
  const { isSidebarOpen, toggle } = useSidebar()
  const categories = useCategories()
  const { banners, strip } = content ?? { banners: [], strip: [] }

  return (
    <div className="grid grid-cols-1 gap-9 md:gap-12">
      <div>
        {/* The banners are the page's face; who listens instead of looking gets its name. */}
        <VisuallyHidden>
          <Heading level={1} divider={false}>
            {rootData(matches)?.environment.shop.about}
          </Heading>
        </VisuallyHidden>
        {(banners.length > 0 || categories.length > 0) && (
          <BannerArea
            categoriesOpen={!isSidebarOpen}
            onCategoriesOpenChange={toggle}
            categories={categories.map(toCategoryLink)}
            banners={banners}
          />
        )}
      </div>
      {strip.length > 0 && <PromoStrip banners={strip} />}
      {content ? (
        <HomeSections content={content} />
      ) : (
        <TryAgain title="Failed to load products. Please try again later." />
      )}
      <TrustBlurbs />
    </div>
  )
}

function HomeSections({ content }: { content: HomeContent }) {
  const { testimonials, discounted, collections, recommended } = content
  const { addToBag, buyNow } = useProductActions([
    ...discounted,
    ...recommended,
    ...collections.flatMap(({ products }) => products),
  ])
  const shelf = (products: readonly ProductWire[]) => ({
    products: products.slice(0, SHOWN).map(toSummary),
    onAddToBag: addToBag,
    onBuyNow: buyNow,
  })

  return (
    <>
      <DiscountSection {...shelf(discounted)} />
      {collections.map(({ name, products }) => (
        <ProductSection
          key={name}
          title={`${name} Collection`}
          href={categoryHref(name)}
          {...shelf(products)}
        />
      ))}
      {testimonials.length > 0 && <TestimonialCarousel testimonials={testimonials} />}
      <ProductSection title="Recommended for You" href="/products" {...shelf(recommended)} />
    </>
  )
}
