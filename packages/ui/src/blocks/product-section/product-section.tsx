'use client'

import { useId, type ComponentProps } from 'react'
import { Heading } from '../../components/heading/heading.tsx'
import { Link } from '../../components/link/link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { ProductGrid, type ProductGridProps } from '../../commerce/product-grid/product-grid.tsx'
import { productSectionMessages } from './product-section.messages.ts'

/** Maximum number of products in a section. */
const MAX_PRODUCTS = 4

export interface ProductSectionProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'title'>,
    Pick<
      ProductGridProps,
      'products' | 'loading' | 'error' | 'onAddToBag' | 'onBuyNow' | 'priorityCount'
    > {
  /** Plain text, because it is also part of the link's accessible name. */
  title: string
  /** Text below the title. */
  description?: string
  /** Address of the whole list; without it no View All link is shown. */
  href?: string
}

/** A titled section with up to four products and a link to the whole list. */
export function ProductSection({
  title,
  description,
  href,
  products,
  loading,
  error,
  priorityCount,
  onAddToBag,
  onBuyNow,
  className,
  ...props
}: ProductSectionProps) {
  const t = useMessages(productSectionMessages)
  const id = useId()

  return (
    <section
      data-shop="product-section"
      aria-labelledby={id}
      className={cn('shop:grid shop:gap-5 shop:md:gap-6', className)}
      {...props}
    >
      <Heading
        id={id}
        description={description}
        action={
          href && (
            <Link
              href={href}
              aria-label={t('section.viewAllOf', { title })}
              className="shop:inline-flex shop:min-h-11 shop:items-center shop:font-bold shop:whitespace-nowrap"
            >
              {t('section.viewAll')}
            </Link>
          )
        }
      >
        {title}
      </Heading>
      <ProductGrid
        products={products.slice(0, MAX_PRODUCTS)}
        loading={loading}
        skeletonCount={MAX_PRODUCTS}
        error={error}
        priorityCount={priorityCount}
        onAddToBag={onAddToBag}
        onBuyNow={onBuyNow}
      />
    </section>
  )
}
