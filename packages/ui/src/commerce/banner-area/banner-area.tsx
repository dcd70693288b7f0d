'use client'

import { useId, type ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { PanelCloseIcon, PanelOpenIcon } from '../../components/icon/sign-icon.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { CategoryList } from '../category-list/category-list.tsx'
import type { CategoryLink } from '../product/product.ts'
import type { Banner } from '../promo-carousel/banner-image.tsx'
import { PromoCarousel } from '../promo-carousel/promo-carousel.tsx'
import { bannerAreaMessages } from './banner-area.messages.ts'

export interface BannerAreaProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shows the categories beside the banners, from 1024 px. Narrower screens always show them in a row below. */
  categoriesOpen: boolean
  onCategoriesOpenChange: (open: boolean) => void
  categories: readonly CategoryLink[]
  /** Without any, the categories are shown in a row at every width. */
  banners: readonly Banner[]
}

/** Banners with the categories beside them, or in a row below on narrow screens. */
export function BannerArea({
  categoriesOpen,
  onCategoriesOpenChange,
  categories,
  banners,
  className,
  ...props
}: BannerAreaProps) {
  const t = useMessages(bannerAreaMessages)
  const id = useId()

  if (banners.length === 0) {
    return (
      <div data-slot="banner-area" className={cn('min-w-0', className)} {...props}>
        <nav aria-label={t('bannerArea.categories')} className="-mx-3 px-2">
          <CategoryList categories={categories} layout="tiles" />
        </nav>
      </div>
    )
  }

  return (
    <div
      data-slot="banner-area"
      data-state={categoriesOpen ? 'open' : 'closed'}
      className={cn('grid min-w-0 gap-3', className)}
      {...props}
    >
      <div className="relative flex min-w-0">
        <nav
          id={id}
          aria-label={t('bannerArea.categories')}
          inert={!categoriesOpen}
          className={cn(
            'hidden h-82.5 shrink-0 overflow-hidden transition-[width] duration-(--duration-enter) ease-out motion-reduce:transition-none lg:block',
            categoriesOpen ? 'w-72' : 'w-0',
          )}
        >
          <div className="box-border h-full w-67 overflow-y-auto overscroll-contain rounded-surface border border-solid border-line bg-surface p-2">
            <CategoryList categories={categories} />
          </div>
        </nav>
        <div className="relative min-w-0 flex-1">
          <PromoCarousel banners={banners} />
          <Button
            size="sm"
            variant="outline"
            aria-expanded={categoriesOpen}
            aria-controls={id}
            onClick={() => onCategoriesOpenChange(!categoriesOpen)}
            className="absolute! start-3 top-3 z-1 border-line bg-surface! max-lg:hidden!"
          >
            {categoriesOpen ? (
              <PanelCloseIcon className="size-4" />
            ) : (
              <PanelOpenIcon className="size-4" />
            )}
            {t(categoriesOpen ? 'bannerArea.hide' : 'bannerArea.show')}
          </Button>
        </div>
      </div>
      <nav aria-label={t('bannerArea.categories')} className="-mx-3 px-2 lg:hidden">
        <CategoryList categories={categories} layout="tiles" />
      </nav>
    </div>
  )
}
