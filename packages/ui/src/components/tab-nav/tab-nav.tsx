'use client'

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'

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

/** Links between views of one page that have addresses of their own, such as a list by state. What does not fit is on a further line, and below 40 rem of width is reached by scrolling sideways; the current one is scrolled into sight. */
export function TabNav({ items, current, className, ref, ...props }: TabNavProps) {
  const nav = useRef<HTMLElement>(null)
  // The badges often arrive later than the labels, and move the links.
  const badges = items.filter(({ badge }) => badge !== undefined).length
  useEffect(() => {
    const element = nav.current
    if (!element) return
    scrollToCurrent(element)
    // A phone that is turned hides links that were in sight. Test environments such as jsdom lay out nothing.
    if (typeof ResizeObserver !== 'function') return
    const sizes = new ResizeObserver(() => scrollToCurrent(element))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [current, items.length, badges])
  return (
    <nav
      data-shop="tab-nav"
      className={cn('shop-tab-nav', className)}
      ref={useMergedRefs(nav, ref)}
      {...props}
    >
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

/** Scrolls the links, and not the page, until the current one is in their middle. */
function scrollToCurrent(nav: HTMLElement) {
  const link = nav.querySelector('[aria-current=page]')
  if (!link) return
  const [outer, inner] = [nav.getBoundingClientRect(), link.getBoundingClientRect()]
  nav.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
