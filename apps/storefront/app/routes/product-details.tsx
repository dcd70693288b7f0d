import {
  Badge,
  Breadcrumb,
  ButtonLink,
  BuyBar,
  DeliveryInfo,
  ProductGallery,
  ProductSection,
  PurchasePanel,
  useMessages,
} from '@shop/ui'
import {
  categoryName,
  discountPercent,
  productImages,
  type CardProduct,
  type ProductWire,
} from '@shop/domain'
import { data, redirect, useHref, useLocation } from 'react-router-dom'
import type { Route } from './+types/product-details'
import { useShopEvent } from '../features/analytics/use-shop-event.ts'
import { useProductActions } from '../features/bag/use-product-actions.ts'
import { isDescribed, shortAddress, toCard, toSummary } from '../lib/product-view.ts'
import { categoryHref, categoryTitle } from '../lib/category-view.ts'
import { compareHref } from '../features/catalogue/compare-view.ts'
import { productMeta } from '../features/catalogue/product-meta.ts'
import { warrantyMessages } from '../features/catalogue/warranty.messages.ts'
import { warrantyText } from '../features/catalogue/warranty-text.ts'
import { ProductTabs } from '../features/catalogue/product-tabs.tsx'
import { useDeliveryStatements } from '../features/catalogue/use-delivery-statements.ts'
import { useRecentlyViewed } from '../features/catalogue/use-recently-viewed.ts'
import { useCategories } from '../shell/categories-provider.tsx'
import { HelpLinks } from '../shell/help-links.tsx'
import { heldPicture } from '../shell/card-picture.ts'
import { PageError } from '../shell/page-error.tsx'
import { isNotFound } from '../lib/api-error.ts'
import { partialData, serviceUnavailable } from '../../runtime/failed-reads.ts'
import { WithoutScripts } from '../shell/without-scripts.tsx'
import { useShop } from '../shell/use-shop.ts'
import { productPageMessages } from './product-details.messages.ts'

const SIMILAR_COUNT = 4

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  productMeta(matches, loaderData?.product)

interface DetailsData {
  product: ProductWire
  similar: CardProduct[]
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const product = params.id
    ? await context.api
        .product(params.id, {
          order: search.get('order') ?? undefined,
          campaign: search.get('campaign') ?? undefined,
        })
        .catch((error: unknown) => {
          if (isNotFound(error)) return null
          throw serviceUnavailable(context.logFault, `Product ${params.id}`, error)
        })
    : null
  if (!product) throw redirect('/not-found')
  const category = categoryName(product)
  const inCategory = category
    ? await context.api
        .productsOf(category, { limit: SIMILAR_COUNT + 1 })
        .then(({ products }) => products)
        .catch((error: unknown) => {
          context.logFault('Similar products could not be read.', error)
          return null
        })
    : []
  const read: DetailsData = {
    product,
    similar: (inCategory ?? [])
      .filter(({ id }) => id !== product.id)
      .slice(0, SIMILAR_COUNT)
      .map(toCard),
  }
  return inCategory ? data(read) : partialData(read)
}

/** The product may exist, so the page offers to try again. */
export function ErrorBoundary() {
  const t = useMessages(productPageMessages)
  return <PageError title={t('productPage.slow')} description={t('productPage.slowText')} />
}

export default function ProductDetails(props: Route.ComponentProps) {
  return <Details key={props.loaderData.product.id} {...props} />
}

/** The page of one product: another product has another gallery, quantity and tab. */
function Details({ loaderData }: Route.ComponentProps) {
  const t = useMessages(productPageMessages)
  const warranty = useMessages(warrantyMessages)
  const statements = useDeliveryStatements()
  const { product, similar } = loaderData
  const { language, origin, shop } = useShop()
  const { addToBag, addQuantity, buyNow } = useProductActions()
  const summary = toSummary(product)
  const { productId, campaign_id, order_id } = product
  useShopEvent({ type: 'product-viewed', product }, `${productId}:${campaign_id}:${order_id}`)
  const category = categoryName(product)
  const categories = useCategories()
  const viewed = useRecentlyViewed(product.id)
  const similarHref = category ? `${categoryHref(category)}&inStock=true` : '/products?inStock=true'
  const picture = heldPicture(useHref(useLocation().pathname))

  return (
    <div className="grid grid-cols-1 gap-6">
      <Breadcrumb
        items={[
          { label: t('productPage.home'), href: '/' },
          ...(category
            ? [{ label: categoryTitle(category, categories), href: categoryHref(category) }]
            : []),
          { label: product.name },
        ]}
      />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:gap-x-10">
        <ProductGallery
          images={productImages(product)}
          name={product.name}
          discountPercent={discountPercent(product)}
          {...(summary.tint ? { tint: summary.tint } : {})}
          {...(picture ? { preview: picture } : {})}
        />
        <div className="grid grid-cols-1 content-start gap-6 md:col-start-2 md:row-span-2">
          <PurchasePanel
            product={summary}
            onAddToBag={(quantity) => addQuantity(summary, quantity)}
            onBuyNow={(quantity) => buyNow(summary, quantity)}
            similarHref={similarHref}
            supportPhone={shop.phone}
            {...(origin ? { shareUrl: shortAddress({ origin, language }, product.id) } : {})}
            badges={product.warranty && <Badge>{warrantyText(product.warranty, warranty)}</Badge>}
          />
          <WithoutScripts />
          <DeliveryInfo supportPhone={shop.phone} statements={statements} />
        </div>
        <div className="flex flex-wrap content-start gap-3">
          <HelpLinks about={product.name} />
          <ButtonLink href={compareHref([product.id])} variant="outline" rel="nofollow" wrap>
            {t('productPage.compare')}
          </ButtonLink>
        </div>
      </div>
      {(isDescribed(product) || product.attributes.length > 0) && <ProductTabs product={product} />}
      {similar.length > 0 && (
        <ProductSection
          title={t('productPage.similar')}
          href={categoryHref(category)}
          className="below-fold -m-1 p-1"
          products={similar.map(toSummary)}
          onAddToBag={addToBag}
          onBuyNow={buyNow}
        />
      )}
      {viewed.length > 0 && (
        <ProductSection
          title={t('productPage.viewed')}
          className="below-fold -m-1 p-1"
          products={viewed.map(toSummary)}
          onAddToBag={addToBag}
          onBuyNow={buyNow}
        />
      )}
      <BuyBar
        product={summary}
        onAddToBag={() => addToBag(summary)}
        onBuyNow={() => buyNow(summary)}
        similarHref={similarHref}
      />
    </div>
  )
}
