'use client'

import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { BaseLink, type LinkProps } from '../../lib/link.tsx'

export interface StatTileProps extends Omit<LinkProps, 'children' | 'state'> {
  /** What is counted. */
  label: ReactNode
  value: ReactNode
}

/** A number that is a link to what it counts, such as the orders that wait. */
export function StatTile({ label, value, className, ...props }: StatTileProps) {
  return (
    <BaseLink data-shop="stat-tile" className={cn('shop-stat-tile', className)} {...props}>
      <span>{label}</span> <strong>{value}</strong>
    </BaseLink>
  )
}
