'use client'

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { CloseIcon, SearchIcon } from '../../components/icon/sign-icon.tsx'
import { cn } from '../../lib/cn.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { BaseLink } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import { CategoryMenu } from '../../commerce/category-menu/category-menu.tsx'
import type { CategoryLink } from '../../commerce/product/product.ts'
import { BagLink } from './bag-link.tsx'
import { BrandMark } from './brand-mark.tsx'
import { MenuButton } from './menu-button.tsx'
import { siteHeaderMessages } from './site-header.messages.ts'

const navLink =
  'shop:focus-ring shop:inline-flex shop:min-h-11 shop:items-center shop:rounded-surface shop:px-3 shop:text-ink shop:no-underline shop:hover:bg-sunken shop:aria-[current]:font-bold shop:aria-[current]:text-brand'

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Name of the shop. */
  brand: string
  /** Replaces the wordmark; the link's accessible name still uses `brand`. */
  logo?: ReactNode
  /** Categories of the menu. Without them the header has none; empty ones are still to come. */
  categories?: readonly CategoryLink[]
  /** Number of distinct entries in the bag; null while it is unknown. @default null */
  bagCount?: number | null
  /** Replaces the link to the bag, such as a `BagLink` that reads its number itself. */
  bag?: ReactNode
  /** Usually a `SearchBox`. On narrow screens it opens below the header. */
  search?: ReactNode
  /** Usually a `LanguageLink`. It is in the header and in the menu of narrow screens. */
  language?: ReactNode
  /** @default '/', or `home` of `RoutesProvider` */
  homeHref?: string
  /** @default '/products', or `products` of `RoutesProvider` */
  productsHref?: string
  /** @default '/combo-products', or `combo` of `RoutesProvider` */
  comboHref?: string
  /** @default '/login', or `login` of `RoutesProvider` */
  loginHref?: string
  /** @default '/cart', or `bag` of `RoutesProvider` */
  bagHref?: string
  /** Path of the current page. Marks its link; a change closes the menu and the search. */
  location?: string
  /** Whether the menu of narrow screens is open, when controlled. */
  menuOpen?: boolean
  /** Whether it is open at first, when uncontrolled; a change of `location` closes it. @default false */
  defaultMenuOpen?: boolean
  onMenuOpenChange?: (open: boolean) => void
}

/** The page header, 4rem tall: home link, categories, search and bag. */
export function SiteHeader({
  brand,
  logo,
  categories,
  bagCount = null,
  bag,
  search,
  language,
  homeHref,
  productsHref,
  comboHref,
  loginHref,
  bagHref,
  location = '',
  menuOpen: given,
  defaultMenuOpen = false,
  onMenuOpenChange,
  className,
  ...props
}: SiteHeaderProps) {
  const t = useMessages(siteHeaderMessages)
  const routes = useShopRoutes()
  const products = productsHref ?? routes.products
  const combo = comboHref ?? routes.combo
  const login = loginHref ?? routes.login
  const searchRow = useRef<HTMLDivElement>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  // Stores the location together with the open part, so that a new location closes it.
  const [opened, setOpened] = useState<{ part: 'menu' | 'search'; location: string } | null>(
    defaultMenuOpen ? { part: 'menu', location } : null,
  )
  const menuOpen = given ?? (opened?.part === 'menu' && opened.location === location)
  const searchOpen = opened?.part === 'search' && opened.location === location

  useEffect(() => {
    if (!searchOpen) return
    searchRow.current?.querySelector('input')?.focus()
    // The field uses Escape first: for its list, then for its text.
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
      setOpened(null)
      searchButton.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [searchOpen])

  function current(href: string) {
    return location === href ? 'page' : undefined
  }

  return (
    <header
      data-shop="site-header"
      className={cn(
        'shop:@container/shop-page shop:relative shop:h-16 shop:border-0 shop:border-b shop:border-solid shop:border-line shop:bg-surface',
        className,
      )}
      {...props}
    >
      <div className="shop:mx-auto shop:box-border shop:flex shop:h-full shop:max-w-page shop:items-center shop:gap-[min(0.25rem,4px)] shop:px-[min(0.75rem,12px)] shop:md:gap-2 shop:md:px-6">
        <MenuButton
          open={menuOpen}
          onOpenChange={(open) => {
            setOpened(open ? { part: 'menu', location } : null)
            onMenuOpenChange?.(open)
          }}
          categories={categories}
          language={language}
          links={[
            { label: t('header.allProducts'), href: products },
            { label: t('header.combo'), href: combo },
            { label: t('header.login'), href: login },
          ]}
        />
        <BrandMark href={homeHref ?? routes.home} brand={brand} label={t('header.home', { brand })}>
          {logo}
        </BrandMark>
        <nav
          aria-label={t('header.main')}
          className="shop:ms-3 shop:hidden shop:shrink-0 shop:items-center shop:lg:flex"
        >
          {categories && <CategoryMenu categories={categories} />}
          <BaseLink
            href={products}
            aria-current={current(products)}
            className={cn(navLink, 'shop:whitespace-nowrap')}
          >
            {t('header.allProducts')}
          </BaseLink>
          <BaseLink href={combo} aria-current={current(combo)} className={navLink}>
            {t('header.combo')}
          </BaseLink>
        </nav>
        <div
          ref={searchRow}
          data-open={searchOpen ? '' : undefined}
          className="shop:max-md:absolute shop:max-md:inset-x-0 shop:max-md:top-full shop:max-md:hidden shop:max-md:border-0 shop:max-md:border-b shop:max-md:border-solid shop:max-md:border-line shop:max-md:bg-surface shop:max-md:p-3 shop:max-md:data-open:block shop:md:mx-auto shop:md:w-full shop:md:max-w-120 shop:md:min-w-0 shop:noscript:invisible"
        >
          {search}
        </div>
        <div className="shop:ms-auto shop:flex shop:shrink-0 shop:items-center shop:md:ms-0">
          {search && (
            <IconButton
              ref={searchButton}
              aria-label={t(searchOpen ? 'header.searchClose' : 'header.searchOpen')}
              aria-expanded={searchOpen}
              className="shop:md:hidden shop:noscript:hidden"
              onClick={() => setOpened(searchOpen ? null : { part: 'search', location })}
            >
              {searchOpen ? <CloseIcon /> : <SearchIcon />}
            </IconButton>
          )}
          {language && (
            <span className="shop:inline-flex shop:@max-[19rem]/shop-page:hidden">{language}</span>
          )}
          <BaseLink
            href={login}
            aria-current={current(login)}
            className={cn(navLink, 'shop:max-md:hidden')}
          >
            {t('header.login')}
          </BaseLink>
          {bag ?? (
            <BagLink
              href={bagHref ?? routes.bag}
              count={bagCount}
              aria-current={current(bagHref ?? routes.bag)}
            />
          )}
        </div>
      </div>
    </header>
  )
}
