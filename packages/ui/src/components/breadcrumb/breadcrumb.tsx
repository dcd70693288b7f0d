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

/** Links from the home page to the current page, on one line; the current page is truncated first. */
export function Breadcrumb({ items, className, ...props }: BreadcrumbProps) {
  const message = useMessages(breadcrumbMessages)
  const last = items.length - 1
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={message('breadcrumb.label')}
      className={cn('text-sm text-muted', className)}
      {...props}
    >
      <ol className="m-0 flex list-none items-center gap-x-2 p-0">
        {items.map(({ label, href }, index) => (
          <li
            key={index}
            className={cn(
              'm-0 flex items-center gap-2 p-0 py-1.5',
              index === last ? 'min-w-16 flex-1' : 'min-w-0 shrink',
            )}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className="block w-4 shrink-0 text-control/60 stitch-x sm:w-6.75"
              />
            )}
            {index === last || href === undefined ? (
              <span
                aria-current={index === last ? 'page' : undefined}
                className={cn('line-clamp-1', index === last && 'text-ink')}
              >
                {label}
              </span>
            ) : (
              <Link variant="plain" href={href} className="line-clamp-1 text-muted">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
