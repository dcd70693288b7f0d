'use client'

import { Drawer, DrawerContent } from '../../components/drawer/drawer.tsx'
import { BaseLink } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { CategoryList } from '../category-list/category-list.tsx'
import type { CategoryLink } from '../product/product.ts'
import { siteHeaderMessages } from './site-header.messages.ts'

export interface HeaderDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  categories: readonly CategoryLink[]
  /** The links that the header hides on narrow screens. */
  links: readonly { label: string; href: string }[]
}

/** The header's menu on narrow screens, as a drawer with its links and the categories. */
export function HeaderDrawer({ open, onOpenChange, categories, links }: HeaderDrawerProps) {
  const t = useMessages(siteHeaderMessages)

  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent title={t('header.menuTitle')}>
        <div
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false)
          }}
        >
          <ul role="list" className="m-0 grid list-none p-0">
            {links.map(({ label, href }) => (
              <li key={href} className="m-0">
                <BaseLink
                  href={href}
                  className="focus-ring flex min-h-11 items-center rounded-surface px-2 text-ink no-underline hover:bg-sunken"
                >
                  {label}
                </BaseLink>
              </li>
            ))}
          </ul>
          <div aria-hidden="true" className="my-3 text-brand/35 stitch-x" />
          <h3 className="m-0 mb-2 px-2 text-base font-bold text-ink">{t('header.categories')}</h3>
          <CategoryList categories={categories} filterable />
        </div>
      </DrawerContent>
    </Drawer>
  )
}
