'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Link } from '../link/link.tsx'
import { breadcrumbMessages } from './breadcrumb.messages.ts'

export interface BreadcrumbItem {
  label: string
  /** Address of the page; an item without one is plain text. The last item is always the current page. */
  href?: string
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Pages from the home page to the current one. */
  items: readonly BreadcrumbItem[]
}

/** Links from the home page to the current page, on one line; the current page is truncated first. On a very narrow screen all of it is shown, on several lines. */
export function Breadcrumb({ items, className, ...props }: BreadcrumbProps) {
  const message = useMessages(breadcrumbMessages)
  const last = items.length - 1
  return (
    <nav
      data-shop="breadcrumb"
      aria-label={message('breadcrumb.label')}
      className={cn('shop:text-sm shop:text-muted', className)}
      {...props}
    >
      <ol
        role="list"
        className="shop:m-0 shop:flex shop:list-none shop:items-center shop:gap-x-2 shop:p-0 shop:narrow:flex-wrap"
      >
        {items.map(({ label, href }, index) => (
          <li
            key={index}
            className={cn(
              'shop:m-0 shop:flex shop:items-center shop:gap-2 shop:p-0 shop:py-1.5',
              index === last
                ? 'shop:min-w-16 shop:flex-1 shop:narrow:flex-none shop:narrow:max-w-full'
                : 'shop:min-w-0 shop:shrink',
            )}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className="shop:block shop:w-4 shop:shrink-0 shop:text-control/60 shop:stitch-x"
              />
            )}
            {index === last || href === undefined ? (
              <span
                aria-current={index === last ? 'page' : undefined}
                className={cn(
                  'shop:line-clamp-1 shop:narrow:line-clamp-none',
                  index === last && 'shop:text-ink',
                )}
              >
                {label}
              </span>
            ) : (
              <Link
                underline="hover"
                href={href}
                className="shop:line-clamp-1 shop:text-muted shop:narrow:line-clamp-none"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
