'use client'

import { useId, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { ratingProblem } from './rating-rules.ts'
import { ratingMessages } from './rating.messages.ts'
import { starPath } from './star.tsx'

export interface RatingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Rating from 0 (none) to `max`; fractions are drawn. */
  value: number
  /** Number of stars, 1 to 10; other values render nothing and log an error. @default 5 */
  max?: number
}

/** A read-only rating, announced as one image such as "Rated 4.3 on 5"; use `RatingInput` for input. */
export function Rating({ value, max = 5, className, ...props }: RatingProps) {
  const message = useMessages(ratingMessages)
  const gradient = useId()
  const problem = ratingProblem(max)
  if (problem) {
    console.error(`Rating: ${problem}`)
    return null
  }
  const rated = Math.min(max, Math.max(0, value || 0))
  const share = rated / max
  return (
    <svg
      data-shop="rating"
      role="img"
      aria-label={
        rated > 0
          ? message('rating.rated', { n: Math.round(rated * 100) / 100, items: max })
          : message('rating.notRated')
      }
      viewBox={`0 0 ${max * 24} 24`}
      className={cn(
        'shop:inline-block shop:h-5 shop:w-auto shop:align-[-0.2em] shop:text-brand shop:rtl:-scale-x-100',
        className,
      )}
      {...props}
    >
      {/* One path filled by a gradient: full and empty stars differ by fill, not by colour. */}
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2={max * 24}>
        <stop offset={share} stopColor="currentColor" />
        <stop offset={share} stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path
        d={Array.from({ length: max }, (_, index) => starPath(index * 24)).join('')}
        fill={`url(#${gradient})`}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
