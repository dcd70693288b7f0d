'use client'

import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ErrorState } from '../../components/error-state/error-state.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import type { ProductSummary } from '../product/product.ts'
import { GridList } from './grid-list.tsx'
import { productGridMessages } from './product-grid.messages.ts'

/** A product of ordinary proportions, for the skeleton of a card. */
export const shelfShape: ProductSummary = {
  id: 'shape',
  name: 'The name of a product in two lines',
  href: '#',
  price: 1250,
  discountPrice: 990,
  quantity: 25,
  images: [],
}

/** How many cards are drawn wherever they are; a short shelf would only pay for being watched. */
const DRAWN = 8

// A card further down waits until it comes near the window, its height reckoned from its width. The
// padding leaves room for focus rings, which a card that may wait would cut off.
const waits = cn(
  '-m-1 p-1 [content-visibility:auto]',
  '[contain-intrinsic-block-size:auto_calc(50vw+9rem)] md:[contain-intrinsic-block-size:auto_calc(min(25vw,20rem)+8.25rem)]',
)

export interface ShelfGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  products: readonly ProductSummary[]
  /** Draws skeleton cards instead of products. @default false */
  loading?: boolean
  /** How many skeleton cards. @default 8 */
  skeletons?: number
  /** The list could not be loaded: says so, and shows no products. @default false */
  error?: boolean
  /** The card of `shelfShape`, drawn while loading. */
  shape: ReactNode
  children: (product: ProductSummary, index: number) => ReactNode
}

/** What every shelf does, whichever card stands on it: list, loading, empty, failed. */
export function ShelfGrid({
  products,
  loading = false,
  skeletons = 8,
  error = false,
  shape,
  children,
  ...props
}: ShelfGridProps) {
  const t = useMessages(productGridMessages)

  function content() {
    if (loading)
      return (
        <>
          <p role="status" className="sr-only">
            {t('grid.loading')}
          </p>
          <Skeleton>
            <GridList>
              {Array.from({ length: skeletons }, (_, index) => (
                <li key={index} className="m-0 min-w-0">
                  {shape}
                </li>
              ))}
            </GridList>
          </Skeleton>
        </>
      )
    if (error) return <ErrorState title={t('grid.failed')} />
    if (products.length === 0) return <EmptyState title={t('grid.empty')} />
    return (
      <GridList>
        {products.map((product, index) => (
          <li key={product.id} className={cn('min-w-0', index < DRAWN ? 'm-0' : waits)}>
            {children(product, index)}
          </li>
        ))}
      </GridList>
    )
  }

  return (
    <div data-slot="product-grid" aria-busy={loading || undefined} {...props}>
      {content()}
    </div>
  )
}
