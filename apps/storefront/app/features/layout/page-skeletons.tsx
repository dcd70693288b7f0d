import {
  Breadcrumb,
  ComboGrid,
  Heading,
  ProductGallery,
  ProductGrid,
  PurchasePanel,
  Skeleton,
  type ProductSummary,
} from '@shop/ui'
import type { ReactNode } from 'react'

const placeholder: ProductSummary = {
  id: 'placeholder',
  name: 'The name of a product in two lines',
  href: '#',
  price: 1250,
  discountPrice: 990,
  quantity: 25,
  images: [],
}
const noop = () => undefined

function ProductDetailsSkeleton() {
  return (
    <Skeleton>
      <div className="grid grid-cols-1 gap-6">
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: placeholder.name }]} />
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:gap-10">
          <ProductGallery images={[]} name={placeholder.name} />
          <PurchasePanel product={placeholder} onAddToBag={noop} onBuyNow={noop} />
        </div>
      </div>
    </Skeleton>
  )
}

/** The skeleton of a page while its data loads; undefined for pages without data. */
export function pageSkeleton(pathname: string): ReactNode {
  if (pathname.startsWith('/product-details/')) return <ProductDetailsSkeleton />
  if (pathname === '/products') {
    return (
      <div className="grid grid-cols-1 gap-6">
        <Heading level={1}>Products</Heading>
        <ProductGrid products={[]} loading onAddToBag={noop} onBuyNow={noop} />
      </div>
    )
  }
  if (pathname === '/combo-products') {
    return (
      <div className="grid grid-cols-1 gap-6">
        <Heading level={1}>Combo Products</Heading>
        <ComboGrid products={[]} loading onOrder={noop} />
      </div>
    )
  }
  return undefined
}
