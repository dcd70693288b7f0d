'use client'

import type { ReactNode } from 'react'
import { Divider } from '../../components/divider/divider.tsx'
import { Drawer, DrawerContent, DrawerTitle } from '../../components/drawer/drawer.tsx'
import { BaseLink } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { CategoryList } from '../../commerce/category-list/category-list.tsx'
import type { CategoryLink } from '../../commerce/product/product.ts'
import { siteHeaderMessages } from './site-header.messages.ts'

export interface HeaderDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  categories: readonly CategoryLink[] | undefined
  /** The links that the header hides on narrow screens. */
  links: readonly { label: string; href: string }[]
  /** Usually a `LanguageLink`. */
  language?: ReactNode
}

/** The header's menu on narrow screens, as a drawer with its links and the categories. */
export function HeaderDrawer({
  open,
  onOpenChange,
  categories,
  links,
  language,
}: HeaderDrawerProps) {
  const t = useMessages(siteHeaderMessages)

  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent>
        <DrawerTitle>{t('header.menuTitle')}</DrawerTitle>
        <div
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false)
          }}
        >
          <ul role="list" className="shop:m-0 shop:grid shop:list-none shop:p-0">
            {language && <li className="shop:m-0">{language}</li>}
            {links.map(({ label, href }) => (
              <li key={href} className="shop:m-0">
                <BaseLink
                  href={href}
                  className="shop:focus-ring shop:flex shop:min-h-11 shop:items-center shop:rounded-surface shop:px-2 shop:text-ink shop:no-underline shop:hover:bg-sunken"
                >
                  {label}
                </BaseLink>
              </li>
            ))}
          </ul>
          {categories && (
            <>
              <Divider className="shop:my-3" />
              <h3 className="shop:m-0 shop:mb-2 shop:px-2 shop:text-base shop:font-bold shop:text-ink">
                {t('header.categories')}
              </h3>
              <CategoryList categories={categories} filterable />
            </>
          )}
        </div>
      </DrawerContent>
    </Drawer>
  )
}
