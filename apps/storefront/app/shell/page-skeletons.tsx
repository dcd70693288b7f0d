import { discountPercent, type CardProduct } from '@shop/domain'
import {
  Breadcrumb,
  ComboGrid,
  Heading,
  ProductGallery,
  ProductGrid,
  PurchasePanel,
  Skeleton,
  useMessages,
  type ProductSummary,
} from '@shop/ui'
import type { ReactNode } from 'react'
import { toSummary } from '../lib/product-view.ts'
import { skeletonsMessages } from './page-skeletons.messages.ts'

const placeholder: Omit<ProductSummary, 'name'> = {
  id: 'placeholder',
  href: '#',
  price: 1250,
  discountPrice: 990,
  stock: 25,
  images: [],
}
const noop = () => undefined

/** What is known of the next page. */
export interface KnownPage {
  /** What the page before knows of the product. */
  product: CardProduct | undefined
  /** The address of a picture of it that the browser has. */
  picture: string | undefined
  /** Whether its data has not come after a moment: then placeholders are shown for the rest of it. */
  long: boolean
}

function ProductDetailsSkeleton({ product: known, picture, long }: KnownPage) {
  const t = useMessages(skeletonsMessages)
  const product = known ? toSummary(known) : { ...placeholder, name: t('skeletons.name') }
  return (
    <Skeleton loading={!known}>
      {/* The buttons wait for the page itself, which has the stock of now. */}
      <div inert className="grid min-h-dvh grid-cols-1 content-start gap-6">
        <Breadcrumb items={[{ label: t('skeletons.home'), href: '/' }, { label: product.name }]} />
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:gap-10">
          <ProductGallery
            images={product.images.slice(0, 1)}
            name={product.name}
            discountPercent={known ? discountPercent(known) : 0}
            {...(product.tint ? { tint: product.tint } : {})}
            {...(picture ? { preview: picture } : {})}
          />
          <PurchasePanel product={product} onAddToBag={noop} onBuyNow={noop} />
        </div>
        {known && long && (
          <ProductGrid products={[]} loading skeletonCount={4} onAddToBag={noop} onBuyNow={noop} />
        )}
      </div>
    </Skeleton>
  )
}

function ProductsSkeleton() {
  const t = useMessages(skeletonsMessages)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading level={1}>{t('skeletons.products')}</Heading>
      <ProductGrid products={[]} loading onAddToBag={noop} onBuyNow={noop} />
    </div>
  )
}

function CombosSkeleton() {
  const t = useMessages(skeletonsMessages)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading level={1}>{t('skeletons.combo')}</Heading>
      <ComboGrid products={[]} loading onOrder={noop} />
    </div>
  )
}

/**
 * The skeleton of a page while its data loads; undefined for pages without data. The page of a product
 * shows what is known of it.
 */
export function pageSkeleton(pathname: string, known: KnownPage): ReactNode {
  if (pathname.startsWith('/product-details/')) return <ProductDetailsSkeleton {...known} />
  if (pathname === '/products') {
    return <ProductsSkeleton />
  }
  if (pathname === '/combo-products') {
    return <CombosSkeleton />
  }
  return undefined
}
