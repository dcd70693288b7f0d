'use client'

import { EmptyState, type EmptyStateProps } from '../../components/empty-state/empty-state.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { reviewsViewMessages } from './reviews-view.messages.ts'

export type ReviewsViewProps = Omit<EmptyStateProps, 'title'>

/** The reviews of a product; currently always the empty state. */
export function ReviewsView(props: ReviewsViewProps) {
  const t = useMessages(reviewsViewMessages)
  return <EmptyState data-shop="reviews-view" media={null} title={t('reviews.none')} {...props} />
}
