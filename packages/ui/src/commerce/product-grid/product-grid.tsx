'use client'

import { memo, type ComponentProps } from 'react'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ErrorState } from '../../components/error-state/error-state.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx'
import type { ProductSummary } from '../product/product.ts'
import { GridList } from './grid-list.tsx'
import { productGridMessages } from './product-grid.messages.ts'

// A shelf redraws when its page does; the cards whose product stayed the same need not.
const ShelfCard = memo(ProductCard)

const shape: ProductSummary = {
  id: 'shape',
  name: 'The name of a product in two lines',
  href: '#',
  price: 1250,
  discountPrice: 990,
  quantity: 25,
  images: [],
}

function noop() {}

export interface ProductGridProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<ProductCardProps, 'onAddToBag' | 'onBuyNow' | 'headingLevel'> {
  products: readonly ProductSummary[]
  /** Draws skeleton cards instead of products. @default false */
  loading?: boolean
  /** How many skeleton cards. @default 8 */
  skeletons?: number
  /** The list could not be loaded: says so, and shows no products. @default false */
  error?: boolean
  /** How many cards belong to the first view, whose pictures come at once. @default 0 */
  priorityCount?: number
}

/** A shelf of product cards, with its loading, empty and failed states. */
export function ProductGrid({
  products,
  loading = false,
  skeletons = 8,
  error = false,
  priorityCount = 0,
  onAddToBag,
  onBuyNow,
  headingLevel,
  className,
  ...props
}: ProductGridProps) {
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
                  <ProductCard
                    product={shape}
                    onAddToBag={onAddToBag && noop}
                    onBuyNow={onBuyNow && noop}
                  />
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
          <li key={product.id} className="m-0 min-w-0">
            <ShelfCard
              product={product}
              onAddToBag={onAddToBag}
              onBuyNow={onBuyNow}
              headingLevel={headingLevel}
              priority={index < priorityCount}
            />
          </li>
        ))}
      </GridList>
    )
  }

  return (
    <div
      data-slot="product-grid"
      aria-busy={loading || undefined}
      className={cn(className)}
      {...props}
    >
      {content()}
    </div>
  )
}
