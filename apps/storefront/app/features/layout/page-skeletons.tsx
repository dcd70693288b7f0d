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
import { skeletonsMessages } from './page-skeletons.messages.ts'

const placeholder: Omit<ProductSummary, 'name'> = {
  id: 'placeholder',
  href: '#',
  price: 1250,
  discountPrice: 990,
  quantity: 25,
  images: [],
}
const noop = () => undefined

function ProductDetailsSkeleton() {
  const t = useMessages(skeletonsMessages)
  const product = { ...placeholder, name: t('skeletons.name') }
  return (
    <Skeleton>
      <div className="grid grid-cols-1 gap-6">
        <Breadcrumb items={[{ label: t('skeletons.home'), href: '/' }, { label: product.name }]} />
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:gap-10">
          <ProductGallery images={[]} name={product.name} />
          <PurchasePanel product={product} onAddToBag={noop} onBuyNow={noop} />
        </div>
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

/** The skeleton of a page while its data loads; undefined for pages without data. */
export function pageSkeleton(pathname: string): ReactNode {
  if (pathname.startsWith('/product-details/')) return <ProductDetailsSkeleton />
  if (pathname === '/products') {
    return <ProductsSkeleton />
  }
  if (pathname === '/combo-products') {
    return <CombosSkeleton />
  }
  return undefined
}
