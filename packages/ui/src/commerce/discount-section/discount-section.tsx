'use client'

import { useId, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { ProductGrid, type ProductGridProps } from '../product-grid/product-grid.tsx'
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
      data-slot="discount-section"
      aria-labelledby={id}
      className={cn('grid gap-5 md:gap-6', className)}
      {...props}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-surface bg-offer px-5 py-3 text-on-offer outline-2 -outline-offset-6 outline-on-offer/40 outline-dashed md:px-8 md:py-5">
        <h2 id={id} className="tabular m-0 text-2xl font-bold md:text-3xl">
          {title}
        </h2>
        {href && (
          <BaseLink
            href={href}
            aria-label={`${t('discount.viewAll')} ${title}`}
            className="inline-flex min-h-11 items-center rounded-sm font-bold text-on-offer underline decoration-1 underline-offset-4 outline-2 outline-offset-2 outline-transparent hover:decoration-2 focus-visible:outline-on-offer"
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
