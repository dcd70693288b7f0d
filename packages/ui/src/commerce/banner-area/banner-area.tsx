'use client'

import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { CategoryList } from '../category-list/category-list.tsx'
import type { CategoryLink } from '../product/product.ts'
import type { Banner } from '../promo-carousel/banner.ts'
import { PromoCarousel } from '../promo-carousel/promo-carousel.tsx'
import { bannerAreaMessages } from './banner-area.messages.ts'

export interface BannerAreaProps extends Omit<ComponentProps<'div'>, 'children' | 'onToggle'> {
  /** True gives the banners the whole width; false stands the categories beside them. */
  sidebarOpen: boolean
  /** Asks for the other state. */
  onToggle: () => void
  categories: readonly CategoryLink[]
  /** Without any, the categories stand in a row at every width. */
  banners: readonly Banner[]
}

/** The top of the home page: banners, and the categories beside them or, on phones, in a row below. */
export function BannerArea({
  sidebarOpen,
  onToggle,
  categories,
  banners,
  className,
  ...props
}: BannerAreaProps) {
  const t = useMessages(bannerAreaMessages)
  const id = useId()
  const listed = !sidebarOpen

  if (banners.length === 0) {
    return (
      <div data-slot="banner-area" className={cn('min-w-0', className)} {...props}>
        <nav aria-label={t('banner-area.categories')} className="-mx-3 px-2">
          <CategoryList categories={categories} layout="tiles" />
        </nav>
      </div>
    )
  }

  return (
    <div
      data-slot="banner-area"
      data-sidebar={sidebarOpen ? 'open' : 'closed'}
      className={cn('grid min-w-0 gap-3', className)}
      {...props}
    >
      <div className="relative flex min-w-0">
        <nav
          id={id}
          aria-label={t('banner-area.categories')}
          inert={!listed}
          className={cn(
            'hidden h-82.5 shrink-0 overflow-hidden transition-[width] duration-(--duration-enter) ease-out motion-reduce:transition-none lg:block',
            listed ? 'w-72' : 'w-0',
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
            aria-expanded={listed}
            aria-controls={id}
            onClick={onToggle}
            className="absolute! start-3 top-3 z-1 border-line bg-surface! max-lg:hidden!"
          >
            {listed ? (
              <PanelLeftClose aria-hidden="true" size={16} />
            ) : (
              <PanelLeftOpen aria-hidden="true" size={16} />
            )}
            {t(listed ? 'banner-area.hide' : 'banner-area.show')}
          </Button>
        </div>
      </div>
      <nav aria-label={t('banner-area.categories')} className="-mx-3 px-2 lg:hidden">
        <CategoryList categories={categories} layout="tiles" />
      </nav>
    </div>
  )
}
