'use client'

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { CloseIcon, SearchIcon } from '../../components/icon/sign-icon.tsx'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { CategoryMenu } from '../category-menu/category-menu.tsx'
import type { CategoryLink } from '../product/product.ts'
import { BagLink } from './bag-link.tsx'
import { BrandMark } from './brand-mark.tsx'
import { MenuButton } from './menu-button.tsx'
import { siteHeaderMessages } from './site-header.messages.ts'

/** Addresses of the header's links. */
export interface SiteHeaderHrefs {
  home: string
  products: string
  combo: string
  login: string
  bag: string
}

const defaultHrefs: SiteHeaderHrefs = {
  home: '/',
  products: '/products',
  combo: '/combo-products',
  login: '/login',
  bag: '/cart',
}

const navLink =
  'focus-ring inline-flex min-h-11 items-center rounded-surface px-3 text-ink no-underline hover:bg-sunken aria-[current]:font-bold aria-[current]:text-brand'

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Name of the shop. */
  brand: string
  /** Replaces the wordmark; the link's accessible name still uses `brand`. */
  logo?: ReactNode
  categories: readonly CategoryLink[]
  /** Number of distinct entries in the bag; null while it is unknown. */
  bagCount: number | null
  /** Usually a `SearchBox`. On narrow screens it opens below the header. */
  search?: ReactNode
  /** Addresses of the links. @default the routes of the specification */
  hrefs?: Partial<SiteHeaderHrefs>
  /** Path of the current page. Marks its link; a change closes the menu and the search. */
  location?: string
  /** Controls the menu of narrow screens. @default uncontrolled; closed when `location` changes */
  drawerOpen?: boolean
  onDrawerOpenChange?: (open: boolean) => void
}

/** The page header, 4rem tall: home link, categories, search and bag. */
export function SiteHeader({
  brand,
  logo,
  categories,
  bagCount,
  search,
  hrefs,
  location = '',
  drawerOpen,
  onDrawerOpenChange,
  className,
  ...props
}: SiteHeaderProps) {
  const t = useMessages(siteHeaderMessages)
  const links = { ...defaultHrefs, ...hrefs }
  const searchRow = useRef<HTMLDivElement>(null)
  // Stores the location together with the open part, so that a new location closes it.
  const [opened, setOpened] = useState<{ part: 'menu' | 'search'; location: string } | null>(null)
  const menuOpen = drawerOpen ?? (opened?.part === 'menu' && opened.location === location)
  const searchOpen = opened?.part === 'search' && opened.location === location

  useEffect(() => {
    if (searchOpen) searchRow.current?.querySelector('input')?.focus()
  }, [searchOpen])

  function current(href: string) {
    return location === href ? 'page' : undefined
  }

  return (
    <header
      data-slot="site-header"
      className={cn(
        'relative h-16 border-0 border-b border-solid border-line bg-surface',
        className,
      )}
      {...props}
    >
      <div className="mx-auto box-border flex h-full max-w-page items-center gap-[min(0.25rem,4px)] px-[min(0.75rem,12px)] md:gap-2 md:px-6">
        <MenuButton
          open={menuOpen}
          onOpenChange={(open) => {
            setOpened(open ? { part: 'menu', location } : null)
            onDrawerOpenChange?.(open)
          }}
          categories={categories}
          links={[
            { label: t('header.allProducts'), href: links.products },
            { label: t('header.combo'), href: links.combo },
            { label: t('header.login'), href: links.login },
          ]}
        />
        <BrandMark href={links.home} brand={brand} label={t('header.home', { brand })}>
          {logo}
        </BrandMark>
        <nav aria-label={t('header.main')} className="ms-3 hidden shrink-0 items-center lg:flex">
          <CategoryMenu categories={categories} />
          <BaseLink
            href={links.products}
            aria-current={current(links.products)}
            className={cn(navLink, 'whitespace-nowrap')}
          >
            {t('header.allProducts')}
          </BaseLink>
          <BaseLink href={links.combo} aria-current={current(links.combo)} className={navLink}>
            {t('header.combo')}
          </BaseLink>
        </nav>
        <div
          ref={searchRow}
          data-open={searchOpen || undefined}
          className="max-md:absolute max-md:inset-x-0 max-md:top-full max-md:hidden max-md:border-0 max-md:border-b max-md:border-solid max-md:border-line max-md:bg-surface max-md:p-3 max-md:data-open:block md:mx-auto md:w-full md:max-w-120 md:min-w-0"
        >
          {search}
        </div>
        <div className="ms-auto flex shrink-0 items-center md:ms-0">
          {search && (
            <IconButton
              label={t(searchOpen ? 'header.searchClose' : 'header.searchOpen')}
              aria-expanded={searchOpen}
              className="md:hidden"
              onClick={() => setOpened(searchOpen ? null : { part: 'search', location })}
            >
              {searchOpen ? <CloseIcon /> : <SearchIcon />}
            </IconButton>
          )}
          <BaseLink
            href={links.login}
            aria-current={current(links.login)}
            className={cn(navLink, 'max-md:hidden')}
          >
            {t('header.login')}
          </BaseLink>
          <BagLink href={links.bag} count={bagCount} aria-current={current(links.bag)} />
        </div>
      </div>
    </header>
  )
}
