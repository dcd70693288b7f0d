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

const shape: ProductSummary = {
  id: 'shape',
  name: 'The name of a product in two lines',
  href: '#',
  price: 1250,
  discountPrice: 990,
  quantity: 25,
  images: [],
}
const nothing = () => undefined

function DetailsShape() {
  return (
    <Skeleton>
      <div className="grid grid-cols-1 gap-6">
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: shape.name }]} />
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:gap-10">
          <ProductGallery images={[]} name={shape.name} />
          <PurchasePanel product={shape} onAddToBag={nothing} onBuyNow={nothing} />
        </div>
      </div>
    </Skeleton>
  )
}

/** The calm shape of a page that is on its way; undefined for pages that come without waiting. */
export function shapeOf(pathname: string): ReactNode {
  if (pathname.startsWith('/product-details/')) return <DetailsShape />
  if (pathname === '/products') {
    return (
      <div className="grid grid-cols-1 gap-6">
        <Heading level={1}>Products</Heading>
        <ProductGrid products={[]} loading onAddToBag={nothing} onBuyNow={nothing} />
      </div>
    )
  }
  if (pathname === '/combo-products') {
    return (
      <div className="grid grid-cols-1 gap-6">
        <Heading level={1}>Combo Products</Heading>
        <ComboGrid products={[]} loading onOrder={nothing} />
      </div>
    )
  }
  return undefined
}
