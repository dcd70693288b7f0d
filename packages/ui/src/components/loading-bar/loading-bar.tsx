'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { loadingBarMessages } from './loading-bar.messages.ts'
import { createLoadingProgress } from './loading-progress.ts'

// Classes instead of a style attribute, which a strict Content-Security-Policy blocks.
const widths = [
  'shop:w-0',
  'shop:w-1/10',
  'shop:w-2/10',
  'shop:w-3/10',
  'shop:w-4/10',
  'shop:w-5/10',
  'shop:w-6/10',
  'shop:w-7/10',
  'shop:w-8/10',
  'shop:w-9/10',
  'shop:w-full',
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
      data-shop="loading-bar"
      className={cn(
        'shop:pointer-events-none shop:fixed shop:inset-x-0 shop:top-0 shop:z-50 shop:h-1',
        className,
      )}
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
          'shop:box-border shop:overflow-hidden shop:text-brand shop:stitch-x shop:forced-colors:border-t-2 shop:forced-colors:border-dashed shop:forced-colors:border-[Highlight]',
          'shop:[--shop-stitch-size:4px] shop:motion-safe:transition-[width] shop:motion-safe:duration-(--shop-duration-enter)',
          widths[percent / 10],
          percent === 0 && 'shop:invisible',
        )}
      />
    </div>
  )
}
