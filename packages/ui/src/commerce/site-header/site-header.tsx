'use client'

import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { CategoryMenu } from '../category-menu/category-menu.tsx'
import type { CategoryLink } from '../product/product.ts'
import { BagLink } from './bag-link.tsx'
import { BrandMark } from './brand-mark.tsx'
import { MenuButton } from './menu-button.tsx'
import { siteHeaderMessages } from './site-header.messages.ts'

/** Where the header's links go. */
export interface SiteHeaderHrefs {
  home: string
  products: string
  combo: string
  login: string
  bag: string
}

const ownHrefs: SiteHeaderHrefs = {
  home: '/',
  products: '/products',
  combo: '/combo-products',
  login: '/login',
  bag: '/cart',
}

const navLink =
  'focus-ring inline-flex min-h-11 items-center rounded-surface px-3 text-ink no-underline hover:bg-sunken aria-[current]:font-bold aria-[current]:text-brand'

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The shop's name. */
  brand: string
  /** Replaces the wordmark; the link to the home page stays named after `brand`. */
  logo?: ReactNode
  categories: readonly CategoryLink[]
  /** Number of distinct entries in the bag; null while it is not known. */
  bagCount: number | null
  /** Usually a `SearchBox`. On phones it opens below the header. */
  search?: ReactNode
  /** Where its links lead. @default the routes of the specification */
  hrefs?: Partial<SiteHeaderHrefs>
  /** Address of the page in view: marks its link, and closes what is open when it changes. */
  location?: string
  /** Whether the menu of phones is open. @default the header's own state, closed at a new `location` */
  drawerOpen?: boolean
  onDrawerOpenChange?: (open: boolean) => void
}

/** The top of every page: the way home, to the shelves, to a search and to the bag. 4rem tall. */
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
  const to = { ...ownHrefs, ...hrefs }
  const searchRow = useRef<HTMLDivElement>(null)
  // What was opened belongs to the page it was opened on, so that a new page begins closed.
  const [opened, setOpened] = useState<{ what: 'menu' | 'search'; at: string } | null>(null)
  const menuOpen = drawerOpen ?? (opened?.what === 'menu' && opened.at === location)
  const searchOpen = opened?.what === 'search' && opened.at === location

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
            setOpened(open ? { what: 'menu', at: location } : null)
            onDrawerOpenChange?.(open)
          }}
          categories={categories}
          links={[
            { label: t('header.all-products'), href: to.products },
            { label: t('header.combo'), href: to.combo },
            { label: t('header.login'), href: to.login },
          ]}
        />
        <BrandMark href={to.home} brand={brand} label={t('header.home', { brand })}>
          {logo}
        </BrandMark>
        <nav aria-label={t('header.main')} className="ms-3 hidden shrink-0 items-center lg:flex">
          <CategoryMenu categories={categories} />
          <BaseLink
            href={to.products}
            aria-current={current(to.products)}
            className={cn(navLink, 'whitespace-nowrap')}
          >
            {t('header.all-products')}
          </BaseLink>
          <BaseLink href={to.combo} aria-current={current(to.combo)} className={navLink}>
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
              label={t(searchOpen ? 'header.search-close' : 'header.search-open')}
              aria-expanded={searchOpen}
              className="md:hidden"
              onClick={() => setOpened(searchOpen ? null : { what: 'search', at: location })}
            >
              {searchOpen ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
            </IconButton>
          )}
          <BaseLink
            href={to.login}
            aria-current={current(to.login)}
            className={cn(navLink, 'max-md:hidden')}
          >
            {t('header.login')}
          </BaseLink>
          <BagLink href={to.bag} count={bagCount} aria-current={current(to.bag)} />
        </div>
      </div>
    </header>
  )
}
