'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { tableOfContentsMessages } from './table-of-contents.messages.ts'
import { useCurrentSection } from './use-current-section.ts'

export interface TableOfContentsItem {
  /** Id of the section element. */
  id: string
  label: string
}

export interface TableOfContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly TableOfContentsItem[]
  /** Title and accessible name. @default the message `tableOfContents.label` */
  label?: ReactNode
}

/** Links to the sections of a page; marks the current one. Without sections nothing is drawn. */
export function TableOfContents({ items, label, className, ...props }: TableOfContentsProps) {
  const message = useMessages(tableOfContentsMessages)
  const title = useId()
  const current = useCurrentSection(items.map(({ id }) => id))
  if (items.length === 0) return null
  return (
    <nav
      data-shop="table-of-contents"
      aria-labelledby={title}
      className={cn('shop:text-base', className)}
      {...props}
    >
      <p id={title} className="shop:m-0 shop:mb-2 shop:text-sm shop:font-bold shop:text-muted">
        {label ?? message('tableOfContents.label')}
      </p>
      <ul
        role="list"
        className="shop:m-0 shop:list-none shop:border-0 shop:border-s shop:border-solid shop:border-line shop:p-0"
      >
        {items.map(({ id, label: text }) => (
          <li key={id} className="shop:m-0 shop:p-0">
            {/* Plain anchors, so that the browser handles scroll padding and history. */}
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="shop:focus-ring shop:relative shop:flex shop:min-h-9 shop:items-center shop:rounded-sm shop:py-1 shop:ps-4 shop:pe-2 shop:text-muted shop:no-underline shop:hover:text-ink shop:hover:underline shop:aria-[current]:font-bold shop:aria-[current]:text-ink"
            >
              {id === current && (
                <span
                  aria-hidden="true"
                  className="shop:absolute shop:inset-y-0.5 shop:-inset-s-px shop:block shop:text-brand shop:stitch-y"
                />
              )}
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
