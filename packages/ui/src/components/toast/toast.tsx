'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icon/sign-icon.tsx'
import { toneIcons } from '../icon/tone-icons.ts'
import { onToast } from './on-toast.ts'
import { toastMessages } from './toast.messages.ts'
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
  /** Called with false when the duration is over or the close button is pressed. */
  onOpenChange?: (open: boolean) => void
  /** How long it stays, in milliseconds; hover and focus stop the time. @default 5000; with the tone `danger` until it is closed */
  duration?: number
  /** Meaning of the message. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
}

/** A message with a close button that disappears after some time; an error stays until it is closed. Always render it: its live region must exist before the text. */
export function Toast({
  open: given,
  defaultOpen = false,
  onOpenChange,
  tone = 'info',
  duration = tone === 'danger' ? Infinity : 5000,
  className,
  children,
  ...props
}: ToastProps) {
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  const Icon = toneIcons[tone]
  const t = useMessages(toastMessages)
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  const { box, handlers, restart, close } = useDismissTimer(open, duration, () => setOpen(false))
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
          ref={box}
          {...handlers}
          className="shop:pointer-events-auto shop:flex shop:max-w-md shop:animate-enter shop:items-center shop:gap-2.5 shop:rounded-surface shop:border shop:border-transparent shop:bg-ink shop:py-1 shop:ps-4 shop:pe-1 shop:text-base shop:text-paper shop:shadow-float shop:motion-reduce:animate-none shop:[&_svg]:size-5 shop:[&_svg]:shrink-0"
        >
          {tone !== 'info' && <Icon />}
          <div ref={body} className="shop:min-w-0 shop:py-1">
            {children}
          </div>
          <IconButton aria-label={t('toast.close')} onClick={close} className={onToast}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </div>
  )
}
