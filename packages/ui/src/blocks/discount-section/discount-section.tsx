'use client'

import { useId, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { ProductGrid, type ProductGridProps } from '../../commerce/product-grid/product-grid.tsx'
import { discountSectionMessages } from './discount-section.messages.ts'
import { highestDiscount } from './highest-discount.ts'

/** Maximum number of products; the percentage in the title is computed from these. */
const MAX_PRODUCTS = 4

export interface DiscountSectionProps
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    Pick<ProductGridProps, 'products' | 'onAddToBag' | 'onBuyNow' | 'priorityCount'> {
  /** Address of all discounted products; without it no View All link is shown. */
  href?: string
}

/** A section of discounted products titled with the highest discount; renders nothing if that is 0. */
export function DiscountSection({
  products,
  href,
  priorityCount,
  onAddToBag,
  onBuyNow,
  className,
  ...props
}: DiscountSectionProps) {
  const t = useMessages(discountSectionMessages)
  const id = useId()
  const shown = products.slice(0, MAX_PRODUCTS)
  const highest = highestDiscount(shown)
  if (highest <= 0) return null
  const title = t('discount.title', { n: highest })

  return (
    <section
      data-shop="discount-section"
      aria-labelledby={id}
      className={cn('shop:grid shop:gap-5 shop:md:gap-6', className)}
      {...props}
    >
      <div className="shop:flex shop:flex-wrap shop:items-center shop:justify-between shop:gap-x-6 shop:gap-y-1 shop:rounded-surface shop:bg-offer shop:px-5 shop:py-3 shop:text-on-offer shop:outline-2 shop:-outline-offset-6 shop:outline-on-offer/40 shop:outline-dashed shop:md:px-8 shop:md:py-5">
        <h2 id={id} className="shop:m-0 shop:text-2xl shop:font-bold shop:md:text-3xl">
          {title}
        </h2>
        {href && (
          <BaseLink
            href={href}
            aria-label={`${t('discount.viewAll')} ${title}`}
            className="shop:inline-flex shop:min-h-11 shop:items-center shop:rounded-sm shop:font-bold shop:text-on-offer shop:underline shop:decoration-1 shop:underline-offset-4 shop:outline-2 shop:outline-offset-2 shop:outline-transparent shop:hover:decoration-2 shop:focus-visible:outline-on-offer"
          >
            {t('discount.viewAll')}
          </BaseLink>
        )}
      </div>
      <ProductGrid
        products={shown}
        priorityCount={priorityCount}
        onAddToBag={onAddToBag}
        onBuyNow={onBuyNow}
      />
    </section>
  )
}
