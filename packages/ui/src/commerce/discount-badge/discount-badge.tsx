'use client'

import { discountPercent } from '@shop/domain'
import { Badge, type BadgeProps } from '../../components/badge/badge.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { discountBadgeMessages } from './discount-badge.messages.ts'

export interface DiscountBadgeProps extends Omit<BadgeProps, 'children' | 'tone'> {
  /** Regular price in taka. */
  price: number
  /** Price in taka while it is discounted. */
  discountPrice?: number | null
}

/** How much is off, on a ticket; renders nothing when the discount rounds to 0. */
export function DiscountBadge({ price, discountPrice, ...props }: DiscountBadgeProps) {
  const t = useMessages(discountBadgeMessages)
  const percent = discountPercent({ price, discountPrice })
  if (percent <= 0) return null

  // Called, not drawn: a shelf has one of these on each card.
  return Badge({ tone: 'offer', ...props, children: t('discount-badge.off', { percent }) })
}
