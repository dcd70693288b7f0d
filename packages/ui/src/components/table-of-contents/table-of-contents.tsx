'use client'

import { useId, type ComponentProps } from 'react'
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
  label?: string
}

/** Links to the sections of a page; marks the current one. */
export function TableOfContents({ items, label, className, ...props }: TableOfContentsProps) {
  const message = useMessages(tableOfContentsMessages)
  const title = useId()
  const current = useCurrentSection(items.map(({ id }) => id))
  return (
    <nav
      data-slot="table-of-contents"
      aria-labelledby={title}
      className={cn('text-base', className)}
      {...props}
    >
      <p id={title} className="m-0 mb-2 text-sm font-bold text-muted">
        {label ?? message('tableOfContents.label')}
      </p>
      <ul className="m-0 list-none border-0 border-s border-solid border-line p-0">
        {items.map(({ id, label: text }) => (
          <li key={id} className="m-0 p-0">
            {/* Plain anchors, so that the browser handles scroll padding and history. */}
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="focus-ring relative flex min-h-9 items-center rounded-sm py-1 ps-4 pe-2 text-muted no-underline hover:text-ink hover:underline aria-[current]:font-bold aria-[current]:text-ink"
            >
              {id === current && (
                <span
                  aria-hidden="true"
                  className="absolute inset-y-0.5 -inset-s-px block text-brand stitch-y"
                />
              )}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
