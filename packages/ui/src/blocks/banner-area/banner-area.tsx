'use client'

import { useId, type ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { PanelCloseIcon, PanelOpenIcon } from '../../components/icon/sign-icon.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useOwnState } from '../../lib/use-own-state.ts'
import { CategoryList } from '../../commerce/category-list/category-list.tsx'
import type { CategoryLink } from '../../commerce/product/product.ts'
import type { Banner } from '../promo-carousel/banner-image.tsx'
import { PromoCarousel } from '../promo-carousel/promo-carousel.tsx'
import { bannerAreaMessages } from './banner-area.messages.ts'

export interface BannerAreaProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the categories are beside the banners, from 1024 px, when controlled. Narrower screens always show them in a row below. */
  categoriesOpen?: boolean
  /** Whether they are there at first, when uncontrolled. @default false */
  defaultCategoriesOpen?: boolean
  onCategoriesOpenChange?: (open: boolean) => void
  categories: readonly CategoryLink[]
  /** Without any, the categories are shown in a row at every width. */
  banners: readonly Banner[]
}

/** Banners with the categories beside them, or in a row below on narrow screens. */
export function BannerArea({
  categoriesOpen: given,
  defaultCategoriesOpen = false,
  onCategoriesOpenChange,
  categories,
  banners,
  className,
  ...props
}: BannerAreaProps) {
  const t = useMessages(bannerAreaMessages)
  const id = useId()
  const [categoriesOpen, setCategoriesOpen] = useOwnState(
    given,
    defaultCategoriesOpen,
    onCategoriesOpenChange,
  )

  if (banners.length === 0) {
    return (
      <div data-shop="banner-area" className={cn('shop:min-w-0', className)} {...props}>
        <nav
          aria-label={t('bannerArea.categories')}
          className="shop:mx-[calc(-1*var(--shop-gutter,0px))] shop:px-2"
        >
          <CategoryList categories={categories} layout="tiles" />
        </nav>
      </div>
    )
  }

  return (
    <div
      data-shop="banner-area"
      data-state={categoriesOpen ? 'open' : 'closed'}
      className={cn(
        'shop:flex shop:min-w-0 shop:flex-col shop:gap-3 shop:lg:flex-row-reverse shop:lg:gap-0',
        className,
      )}
      {...props}
    >
      <div className="shop:relative shop:min-w-0 shop:lg:flex-1">
        <PromoCarousel banners={banners} />
        <Button
          size="sm"
          variant="outline"
          aria-expanded={categoriesOpen}
          aria-controls={id}
          onClick={() => setCategoriesOpen(!categoriesOpen)}
          className="shop:absolute shop:end-3 shop:top-3 shop:z-1 shop:border-line shop:bg-surface shop:max-lg:hidden"
        >
          {categoriesOpen ? (
            <PanelCloseIcon className="shop:size-4" />
          ) : (
            <PanelOpenIcon className="shop:size-4" />
          )}
          <span>{t(categoriesOpen ? 'bannerArea.hide' : 'bannerArea.show')}</span>
        </Button>
      </div>
      {/* One list for both places. Where it is beside the banners, it follows the button that opens it. */}
      <nav
        id={id}
        aria-label={t('bannerArea.categories')}
        className={cn(
          'shop:mx-[calc(-1*var(--shop-gutter,0px))] shop:px-2 shop:lg:mx-0 shop:lg:h-82.5 shop:lg:shrink-0 shop:lg:overflow-hidden shop:lg:px-0 shop:lg:transition-[width,visibility] shop:duration-(--shop-duration-enter) shop:ease-out shop:motion-reduce:transition-none',
          categoriesOpen ? 'shop:lg:w-72' : 'shop:lg:invisible shop:lg:w-0',
        )}
      >
        <CategoryList
          categories={categories}
          layout="adaptive"
          className="shop:box-border shop:border-line shop:lg:h-full shop:lg:w-67 shop:lg:overflow-y-auto shop:lg:overscroll-contain shop:lg:rounded-surface shop:lg:border shop:lg:bg-surface shop:lg:p-2"
        />
      </nav>
    </div>
  )
}
