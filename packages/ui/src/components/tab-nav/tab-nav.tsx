'use client'

import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'

/** One view of a `TabNav`. */
export interface TabNavItem {
  id: string
  label: ReactNode
  href: string
  /** After the label, such as the number of things in the view. */
  badge?: ReactNode
}

/** Props of `TabNav`. It needs a name: `aria-label`, or `aria-labelledby` with the id of a heading. */
export interface TabNavProps extends ComponentProps<'nav'> {
  items: readonly TabNavItem[]
  /** Id of the view that is shown. */
  current?: string
}

/** Links between views of one page that have addresses of their own, such as a list by state. What does not fit is on a further line, and below 40 rem of width is reached by scrolling sideways. */
export function TabNav({ items, current, className, ...props }: TabNavProps) {
  return (
    <nav data-shop="tab-nav" className={cn('shop-tab-nav', className)} {...props}>
      <ul role="list">
        {items.map(({ id, label, href, badge }) => (
          <li key={id}>
            <BaseLink href={href} aria-current={id === current ? 'page' : undefined}>
              <span>{label}</span>
              {badge !== undefined && <span className="shop-tab-nav-badge">{badge}</span>}
            </BaseLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
