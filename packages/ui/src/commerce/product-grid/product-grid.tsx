'use client'

import { memo, type ReactNode } from 'react'
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx'
import type { ProductSummary } from '../product/product.ts'
import { CardGrid, sampleProduct, type CardGridProps } from './card-grid.tsx'

// Cards whose product has not changed skip rendering when the page renders again.
const MemoCard = memo(ProductCard)

function noop() {}

export interface ProductGridProps
  extends
    Omit<CardGridProps, 'children' | 'skeleton'>,
    Pick<ProductCardProps, 'onAddToBag' | 'onBuyNow' | 'headingLevel' | 'highlight'> {
  products: readonly ProductSummary[]
  /** Number of cards, from the first, whose pictures load eagerly. @default 0 */
  priorityCount?: number
  /** Renders the card of a product, such as a `ProductCard` with badges. @default a `ProductCard` */
  children?: (product: ProductSummary, index: number) => ReactNode
}

/** A grid of product cards with loading, empty and error states. */
export function ProductGrid({
  priorityCount = 0,
  onAddToBag,
  onBuyNow,
  headingLevel,
  highlight,
  children,
  ...props
}: ProductGridProps) {
  return (
    <CardGrid
      skeleton={
        <ProductCard
          product={sampleProduct}
          onAddToBag={onAddToBag && noop}
          onBuyNow={onBuyNow && noop}
        />
      }
      {...props}
    >
      {children ??
        ((product, index) => (
          <MemoCard
            product={product}
            onAddToBag={onAddToBag}
            onBuyNow={onBuyNow}
            headingLevel={headingLevel}
            highlight={highlight}
            priority={index < priorityCount}
          />
        ))}
    </CardGrid>
  )
}
