'use client'

import { memo } from 'react'
import { ComboCard, type ComboCardProps } from '../combo-card/combo-card.tsx'
import { ShelfGrid, shelfShape, type ShelfGridProps } from '../product-grid/shelf-grid.tsx'

const ShelfCard = memo(ComboCard)

function noop() {}

export interface ComboGridProps
  extends
    Omit<ShelfGridProps, 'children' | 'shape'>,
    Pick<ComboCardProps, 'onOrder' | 'headingLevel'> {
  /** How many cards belong to the first view, whose pictures come at once. @default 0 */
  priorityCount?: number
}

/** A shelf of combos, with its loading, empty and failed states. */
export function ComboGrid({ priorityCount = 0, onOrder, headingLevel, ...props }: ComboGridProps) {
  return (
    <ShelfGrid shape={<ComboCard product={shelfShape} onOrder={noop} />} {...props}>
      {(product, index) => (
        <ShelfCard
          product={product}
          onOrder={onOrder}
          headingLevel={headingLevel}
          priority={index < priorityCount}
        />
      )}
    </ShelfGrid>
  )
}
