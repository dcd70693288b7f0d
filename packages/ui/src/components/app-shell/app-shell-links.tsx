'use client'

import type { ReactNode } from 'react'
import { BaseLink } from '../../lib/link.tsx'

/** A page of the application. */
export interface AppShellItem {
  id: string
  label: ReactNode
  href: string
  icon?: ReactNode
  /** Beside the label, such as a `Badge` with the number of new orders. */
  badge?: ReactNode
}

interface AppShellLinksProps {
  items: readonly AppShellItem[]
  current: string | undefined
  onClick?: () => void
}

/** Links to the pages of an `AppShell`. */
export function AppShellLinks({ items, current, onClick }: AppShellLinksProps) {
  return (
    <ul role="list">
      {items.map(({ id, label, href, icon, badge }) => (
        <li key={id}>
          <BaseLink
            href={href}
            aria-current={id === current ? 'page' : undefined}
            onClick={onClick}
          >
            {icon && <span className="shop-app-icon">{icon}</span>}
            <span className="shop-app-label">{label}</span>
            {badge && <span>{badge}</span>}
          </BaseLink>
        </li>
      ))}
    </ul>
  )
}
