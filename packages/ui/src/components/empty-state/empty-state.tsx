import type { ComponentProps, ReactNode } from 'react'
import { EmptyBasket } from './empty-basket.tsx'
import { StateLayout } from './state-layout.tsx'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, such as "No products found." */
  title: ReactNode
  /** What the shopper can do next. */
  description?: ReactNode
  /** A link or button. */
  action?: ReactNode
  /** Replaces the default illustration; null shows none. */
  media?: ReactNode
}

/** Message for an empty list or page, with an optional next step. */
export function EmptyState({ media = <EmptyBasket />, ...props }: EmptyStateProps) {
  return <StateLayout data-shop="empty-state" media={media} {...props} />
}
