'use client'

import { discountPercent } from '@shop/domain'
import { Badge, type BadgeProps } from '../../components/badge/badge.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { discountBadgeMessages } from './discount-badge.messages.ts'

export interface DiscountBadgeProps extends Omit<BadgeProps, 'children' | 'tone'> {
  /** Regular price in the market's currency. */
  price: number
  /** Discounted price in the market's currency. */
  discountPrice?: number | null
}

/** A badge with the discount in percent; renders nothing if it rounds to 0. */
export function DiscountBadge({ price, discountPrice, ...props }: DiscountBadgeProps) {
  const t = useMessages(discountBadgeMessages)
  const percent = discountPercent({ price, discountPrice })
  if (percent <= 0) return null

  return (
    <Badge tone="offer" {...props}>
      {t('discountBadge.off', { percent })}
    </Badge>
  )
}
