import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Renders the children as inert placeholders; false renders them unchanged. @default true */
  loading?: boolean
}

/** Renders its children as placeholders while they load. Pass the real component with sample data. */
export function Skeleton({ loading = true, className, children, ...props }: SkeletonProps) {
  if (!loading) return children
  const text = typeof children === 'string' || typeof children === 'number'
  return (
    <div
      data-shop="skeleton"
      aria-hidden="true"
      inert
      className={cn('shop-skeleton', className)}
      {...props}
    >
      {text ? <span>{children}</span> : children}
    </div>
  )
}
