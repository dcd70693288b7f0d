'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../../lib/cn.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import { toneIcons } from '../icon/tone-icons.ts'
import { useDismissTimer } from './use-dismiss-timer.ts'

/**
 * Container of all toasts at the bottom of the window; render it once. In the browser it is a child
 * of `body`, so that an open dialog does not make it inert.
 */
export function ToastRegion({ className, ...props }: ComponentProps<'div'>) {
  const hydrated = useHydrated()
  const region = (
    <div
      data-shop="toast-region"
      className={cn(
        'shop:pointer-events-none shop:fixed shop:print:hidden shop:inset-x-0 shop:bottom-4 shop:z-60 shop:grid shop:justify-items-center shop:gap-2 shop:px-4',
        className,
      )}
      {...props}
    />
  )
  return hydrated ? createPortal(region, document.body) : region
}

export interface ToastProps extends ComponentProps<'div'> {
  /** Whether the toast is visible, when controlled. */
  open?: boolean
  /** Whether it is visible at first, when uncontrolled. @default false */
  defaultOpen?: boolean
  /** Called with false when the duration is over. */
  onOpenChange?: (open: boolean) => void
  /** How long it stays, in milliseconds; hover and focus pause the timer. @default 2000 */
  duration?: number
  /** Meaning of the message. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
}

/** A message that disappears after some time. Always render it: its live region must exist before the text. */
export function Toast({
  open: given,
  defaultOpen = false,
  onOpenChange,
  duration = 2000,
  tone = 'info',
  className,
  children,
  ...props
}: ToastProps) {
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  const Icon = toneIcons[tone]
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  const { handlers, restart } = useDismissTimer(open, duration, () => setOpen(false))
  // Another text starts the time anew. The text decides, because JSX children are new in each render.
  useEffect(() => {
    const text = body.current?.textContent ?? undefined
    if (text !== undefined && shown.current !== undefined && text !== shown.current) restart()
    shown.current = text
  })

  return (
    <div
      data-shop="toast"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={className}
      {...props}
    >
      {open && (
        <div
          {...handlers}
          className="shop:pointer-events-auto shop:flex shop:max-w-md shop:animate-enter shop:items-center shop:gap-2.5 shop:rounded-surface shop:border shop:border-transparent shop:bg-ink shop:px-4 shop:py-3 shop:text-base shop:text-paper shop:shadow-float shop:motion-reduce:animate-none shop:[&_svg]:size-5 shop:[&_svg]:shrink-0"
        >
          {tone !== 'info' && <Icon />}
          <div ref={body} className="shop:min-w-0">
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
