import { discountPercent } from '@shop/domain'
import type { ProductSummary } from '../../src/commerce/product/product.ts'
import { Breadcrumb, ProductGallery, ProductSection, PurchasePanel } from '../../src/index.ts'
import { similar } from './page-fixtures.ts'

interface SampleDetailsProps {
  product: ProductSummary
  onAddToBag: (product: ProductSummary, quantity?: number) => void
  onBuyNow: (product: ProductSummary, quantity?: number) => void
}

/** Product page of the sample shop. */
export function SampleDetails({ product, onAddToBag, onBuyNow }: SampleDetailsProps) {
  return (
    <div className="shop:grid shop:grid-cols-1 shop:gap-6">
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'Kitchen Appliances', href: '/products' },
          { label: product.name },
        ]}
      />
      <div className="shop:grid shop:grid-cols-1 shop:gap-6 shop:md:grid-cols-2 shop:lg:gap-10">
        <ProductGallery
          images={product.images}
          name={product.name}
          discountPercent={discountPercent(product)}
          {...(product.tint ? { tint: product.tint } : {})}
        />
        <PurchasePanel
          product={product}
          onAddToBag={(quantity) => onAddToBag(product, quantity)}
          onBuyNow={(quantity) => onBuyNow(product, quantity)}
        />
      </div>
      <ProductSection
        title="Similar Products"
        href="/products"
        products={similar}
        onAddToBag={onAddToBag}
        onBuyNow={onBuyNow}
      />
    </div>
  )
}
