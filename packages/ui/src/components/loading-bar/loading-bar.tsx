'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { loadingBarMessages } from './loading-bar.messages.ts'
import { createLoadingProgress } from './loading-progress.ts'

// Classes instead of a style attribute, which a strict Content-Security-Policy blocks.
const widths = [
  'w-0',
  'w-1/10',
  'w-2/10',
  'w-3/10',
  'w-4/10',
  'w-5/10',
  'w-6/10',
  'w-7/10',
  'w-8/10',
  'w-9/10',
  'w-full',
]

export interface LoadingBarProps extends ComponentProps<'div'> {
  /** Whether the next page is loading. */
  loading: boolean
}

/** Progress bar at the top of the window: grows 10 % every 200 ms up to 90 %, and fills when loading ends. */
export function LoadingBar({ loading, className, ...props }: LoadingBarProps) {
  const message = useMessages(loadingBarMessages)
  const [percent, setPercent] = useState(0)
  const [progress] = useState(() => createLoadingProgress(setPercent))
  const wasLoading = useRef(false)

  useEffect(() => {
    if (loading) progress.start()
    else if (wasLoading.current) progress.finish()
    wasLoading.current = loading
  }, [loading, progress])
  useEffect(() => progress.stop, [progress])

  const active = loading || percent > 0
  return (
    <div
      data-slot="loading-bar"
      className={cn('pointer-events-none fixed inset-x-0 top-0 z-50 h-1', className)}
      {...(active && {
        role: 'progressbar',
        'aria-label': message('loadingBar.label'),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': percent,
      })}
      {...props}
    >
      <div
        className={cn(
          'box-border overflow-hidden text-brand stitch-x forced-colors:border-t-2 forced-colors:border-dashed forced-colors:border-[Highlight]',
          'h-1! motion-safe:transition-[width] motion-safe:duration-(--duration-enter)',
          widths[percent / 10],
          percent === 0 && 'invisible transition-none!',
        )}
      />
    </div>
  )
}
