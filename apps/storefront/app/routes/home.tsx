import type { CardProduct } from '@shop/domain'
import type { BannerWire } from '@shop/domain/wire'
import { useMemo } from 'react'
import {
  BannerArea,
  DiscountSection,
  Heading,
  ProductSection,
  PromoStrip,
  TestimonialCarousel,
  TrustBlurbs,
  useMessages,
  VisuallyHidden,
  type Banner,
} from '@shop/ui'
import type { Route } from './+types/home'
import { useProductActions } from '../features/bag/use-product-actions.ts'
import { toCard, toSummary } from '../lib/product-view.ts'
import { shopJsonLd } from '../features/catalogue/structured-data.ts'
import { useSidebar } from '../features/catalogue/sidebar-store.ts'
import { useCategories } from '../shell/categories-provider.tsx'
import { PageError } from '../shell/page-error.tsx'
import { useShop } from '../shell/use-shop.ts'
import { categoryHref, categoryTitle, toCategoryLink } from '../lib/category-view.ts'
import type { HomeContent } from '../lib/api.ts'
import { toBanner } from '../lib/banner-view.ts'
import { serviceUnavailable } from '../../runtime/failed-reads.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { rootData } from '../lib/root-data.ts'
import { pageTexts } from '../messages/texts.ts'
import { homePageMessages } from './home.messages.ts'

const PRODUCTS_PER_SECTION = 4

/** The padding shows the focus rings at the edges, which `below-fold` would clip. */
const BELOW_FOLD = 'below-fold -m-1 p-1'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { environment } = rootData(matches)
  return pageMeta(matches, {
    title: pageTexts(matches, homePageMessages)('homePage.title'),
    description: environment.shop.about,
    canonical: '/',
    image: environment.shop.previewImage,
    more: shopJsonLd(environment),
  })
}

/** The content of the page: banners in its language, and products with what their cards need. */
interface HomeData extends Record<'banners' | 'strip', Banner[]> {
  testimonials: HomeContent['testimonials']
  discounted: CardProduct[]
  recommended: CardProduct[]
  collections: { name: string; products: CardProduct[] }[]
}

export async function loader({ context }: Route.LoaderArgs): Promise<{ content: HomeData }> {
  const { banners, strip, testimonials, ...lists } = await context.api
    .home()
    .catch((error: unknown) => {
      throw serviceUnavailable(context.logFault, 'The home page', error)
    })
  const inLanguage = (banner: BannerWire) => toBanner(banner, context.environment.language)
  const cards = (products: HomeContent['discounted']) =>
    products.slice(0, PRODUCTS_PER_SECTION).map(toCard)
  return {
    content: {
      banners: banners.map(inLanguage),
      strip: strip.map(inLanguage),
      testimonials,
      discounted: cards(lists.discounted),
      recommended: cards(lists.recommended),
      collections: lists.collections.map(({ name, products }) => ({
        name,
        products: cards(products),
      })),
    },
  }
}

export default function Home({ loaderData: { content } }: Route.ComponentProps) {
  return <HomePage content={content} />
}

export function ErrorBoundary() {
  return <HomePage content={null} />
}

/** The page; null is a content that could not be read. */
function HomePage({ content }: { content: HomeData | null }) {
  const { shop } = useShop()
  const t = useMessages(homePageMessages)
  const { isSidebarOpen, toggle } = useSidebar()
  const categories = useCategories()
  const { banners = [], strip = [] } = content ?? {}
  const categoryLinks = useMemo(() => categories.map(toCategoryLink), [categories])

  return (
    <div className="grid grid-cols-1 gap-9 md:gap-12">
      <div>
        {/* The heading is only for assistive technology: the banners take its place on the screen. */}
        <VisuallyHidden>
          <Heading level={1} divider={false}>
            {shop.about}
          </Heading>
        </VisuallyHidden>
        {(banners.length > 0 || categories.length > 0) && (
          <BannerArea
            categoriesOpen={!isSidebarOpen}
            onCategoriesOpenChange={toggle}
            categories={categoryLinks}
            banners={banners}
          />
        )}
      </div>
      {strip.length > 0 && <PromoStrip banners={strip} />}
      {content ? <HomeSections content={content} /> : <PageError title={t('homePage.failed')} />}
      <TrustBlurbs />
    </div>
  )
}

function HomeSections({ content }: { content: HomeData }) {
  const categories = useCategories()
  const t = useMessages(homePageMessages)
  const { discounted, collections, recommended, testimonials } = content
  const { addToBag, buyNow } = useProductActions()
  const section = (products: readonly CardProduct[]) => ({
    products: products.map(toSummary),
    onAddToBag: addToBag,
    onBuyNow: buyNow,
  })

  return (
    <>
      <DiscountSection {...section(discounted)} />
      {collections.map(({ name, products }) => (
        <ProductSection
          key={name}
          title={t('homePage.collection', { name: categoryTitle(name, categories) })}
          href={categoryHref(name)}
          className={BELOW_FOLD}
          {...section(products)}
        />
      ))}
      {testimonials.length > 0 && <TestimonialCarousel testimonials={testimonials} />}
      <ProductSection
        title={t('homePage.recommended')}
        href="/products"
        className={BELOW_FOLD}
        {...section(recommended)}
      />
    </>
  )
}
