'use client'

import { memo } from 'react'
import { ComboCard, type ComboCardProps } from '../../commerce/combo-card/combo-card.tsx'
import {
  CardGrid,
  sampleProduct,
  type CardGridProps,
} from '../../commerce/product-grid/card-grid.tsx'

const MemoCard = memo(ComboCard)

function noop() {}

export interface ComboGridProps
  extends
    Omit<CardGridProps, 'children' | 'skeleton'>,
    Pick<ComboCardProps, 'onOrder' | 'headingLevel'> {
  /** Number of cards, from the first, whose pictures load eagerly. @default 0 */
  priorityCount?: number
}

/** A grid of combo cards with loading, empty and error states. */
export function ComboGrid({ priorityCount = 0, onOrder, headingLevel, ...props }: ComboGridProps) {
  return (
    <CardGrid skeleton={<ComboCard product={sampleProduct} onOrder={noop} />} {...props}>
      {(product, index) => (
        <MemoCard
          product={product}
          onOrder={onOrder}
          headingLevel={headingLevel}
          priority={index < priorityCount}
        />
      )}
    </CardGrid>
  )
}
