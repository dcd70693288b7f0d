'use client'

import { useId, type ComponentProps } from 'react'
import { Heading } from '../../components/heading/heading.tsx'
import { Link } from '../../components/link/link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { ProductGrid, type ProductGridProps } from '../product-grid/product-grid.tsx'
import { productSectionMessages } from './product-section.messages.ts'

/** How many products a section of the home page, or a list of similar ones, shows. */
const SHOWN = 4

export interface ProductSectionProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'title'>,
    Pick<
      ProductGridProps,
      'products' | 'loading' | 'error' | 'onAddToBag' | 'onBuyNow' | 'priorityCount'
    > {
  /** Plain text, since it also names the link to the rest. */
  title: string
  /** One quiet line under the title. */
  description?: string
  /** Where the whole list is; without it there is no View All. */
  href?: string
}

/** A shelf of four with its title and the way to the rest. */
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
      data-slot="product-section"
      aria-labelledby={id}
      className={cn('grid gap-5 md:gap-6', className)}
      {...props}
    >
      <Heading
        id={id}
        description={description}
        action={
          href && (
            <Link
              href={href}
              aria-label={t('section.view-all-of', { title })}
              className="inline-flex min-h-11 items-center font-bold whitespace-nowrap"
            >
              {t('section.view-all')}
            </Link>
          )
        }
      >
        {title}
      </Heading>
      <ProductGrid
        products={products.slice(0, SHOWN)}
        loading={loading}
        skeletons={SHOWN}
        error={error}
        priorityCount={priorityCount}
        onAddToBag={onAddToBag}
        onBuyNow={onBuyNow}
      />
    </section>
  )
}
