'use client'

import {
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefCallback,
} from 'react'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ErrorState } from '../../components/error-state/error-state.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import type { ProductSummary } from '../product/product.ts'
import { productGridMessages } from './product-grid.messages.ts'

/** Placeholder product for skeleton cards. */
export const sampleProduct: ProductSummary = {
  id: 'sample',
  name: 'The name of a product in two lines',
  href: '#',
  price: 1250,
  discountPrice: 990,
  stock: 25,
  images: [],
}

/** Number of cards rendered without `content-visibility`, which only pays off in long lists. */
const EAGER_CARDS = 8

// The browser renders these cards only when they are near the viewport, and estimates their height
// from their width. The padding keeps focus rings inside the card, because `content-visibility` clips its content.
const deferredCard = cn(
  'shop:-m-1 shop:p-1 shop:[content-visibility:auto] shop:print:[content-visibility:visible]',
  'shop:[contain-intrinsic-block-size:auto_calc(50vw+9rem)] shop:md:[contain-intrinsic-block-size:auto_calc(min(25vw,20rem)+8.25rem)]',
)

export interface CardGridProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Classes of the root. The list has columns of its own: for others place the cards in a grid of yours. */
  className?: string | undefined
  /** Receives the list, or what is in its place while it loads, is empty or failed. */
  ref?: Ref<HTMLElement> | undefined
  products: readonly ProductSummary[]
  /** Shows skeleton cards instead of products. @default false */
  loading?: boolean
  /** Number of skeleton cards. @default 8 */
  skeletonCount?: number
  /** Shows an error message instead of products. @default false */
  error?: boolean
  /** A card of `sampleProduct`, repeated while loading. */
  skeleton: ReactNode
  children: (product: ProductSummary, index: number) => ReactNode
}

/** The grid shared by `ProductGrid` and `ComboGrid`: list, loading, empty and error states. */
export function CardGrid({
  products,
  loading = false,
  skeletonCount = 8,
  error = false,
  skeleton,
  children,
  ref,
  ...props
}: CardGridProps) {
  const t = useMessages(productGridMessages)
  const list = useRef<HTMLElement>(null)
  const root = useMergedRefs(list, ref)
  const shown = useRef(products)

  // The link that loaded the last products is gone: the first of them gets its focus.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = products
    const last = before.at(-1)
    const grew = products.length > before.length && products[before.length - 1]?.id === last?.id
    if (!last || !grew || document.activeElement !== document.body) return
    const added = list.current?.children[before.length]
    added?.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus({ preventScroll: true })
  }, [products])

  if (!loading && !error && products.length > 0)
    return (
      <GridList ref={root} data-shop="product-grid" {...props}>
        {products.map((product, index) => (
          <li
            key={product.id}
            className={cn('shop:min-w-0', index < EAGER_CARDS ? 'shop:m-0' : deferredCard)}
          >
            {children(product, index)}
          </li>
        ))}
      </GridList>
    )

  function content() {
    if (loading)
      return (
        <>
          <p role="status" className="shop:sr-only">
            {t('grid.loading')}
          </p>
          <Skeleton>
            <GridList>
              {Array.from({ length: skeletonCount }, (_, index) => (
                <li key={index} className="shop:m-0 shop:min-w-0">
                  {skeleton}
                </li>
              ))}
            </GridList>
          </Skeleton>
        </>
      )
    return error ? <ErrorState title={t('grid.failed')} /> : <EmptyState title={t('grid.empty')} />
  }

  return (
    <div ref={root} data-shop="product-grid" aria-busy={loading || undefined} {...props}>
      {content()}
    </div>
  )
}

/** The list of cards: two columns, four from 768 px, one where two have no room for large text. */
function GridList({
  className,
  ...props
}: HTMLAttributes<HTMLElement> & { ref?: RefCallback<HTMLElement> }) {
  return (
    <ul
      // Safari removes list semantics from lists without markers.
      role="list"
      className={cn(
        'shop:m-0 shop:grid shop:list-none shop:grid-cols-2 shop:max-2xs:grid-cols-1 shop:gap-x-3 shop:gap-y-7 shop:p-0 shop:md:grid-cols-4 shop:md:gap-x-6 shop:md:gap-y-9',
        className,
      )}
      {...props}
    />
  )
}
