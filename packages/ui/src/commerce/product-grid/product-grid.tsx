'use client'

import { memo } from 'react'
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx'
import type { ProductSummary } from '../product/product.ts'
import { ShelfGrid, shelfShape, type ShelfGridProps } from './shelf-grid.tsx'

// A shelf redraws when its page does; the cards whose product stayed the same need not.
const ShelfCard = memo(ProductCard)

function noop() {}

export interface ProductGridProps
  extends
    Omit<ShelfGridProps, 'children' | 'shape'>,
    Pick<ProductCardProps, 'onAddToBag' | 'onBuyNow' | 'headingLevel'> {
  products: readonly ProductSummary[]
  /** How many cards belong to the first view, whose pictures come at once. @default 0 */
  priorityCount?: number
}

/** A shelf of product cards, with its loading, empty and failed states. */
export function ProductGrid({
  priorityCount = 0,
  onAddToBag,
  onBuyNow,
  headingLevel,
  ...props
}: ProductGridProps) {
  return (
    <ShelfGrid
      shape={
        <ProductCard
          product={shelfShape}
          onAddToBag={onAddToBag && noop}
          onBuyNow={onBuyNow && noop}
        />
      }
      {...props}
    >
      {(product, index) => (
        <ShelfCard
          product={product}
          onAddToBag={onAddToBag}
          onBuyNow={onBuyNow}
          headingLevel={headingLevel}
          priority={index < priorityCount}
        />
      )}
    </ShelfGrid>
  )
}
