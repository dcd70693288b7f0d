'use client'

import * as Radix from '@radix-ui/react-dialog'
import { use, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { DialogContext, type DialogContainer } from './dialog-context.ts'
import { useInertBackground } from './use-inert-background.ts'

interface DialogLayerProps extends ComponentProps<'div'> {
  /** Classes of the overlay, which covers the window and positions the panel. */
  overlayClassName: string
  /** Closes on a click on the overlay. */
  closeOnOutsideClick: boolean
  container?: DialogContainer
}

/** Overlay and panel of `Dialog`, `AlertDialog` and `Drawer`. Radix handles focus and Esc; `useInertBackground` handles the rest of the page. */
export function DialogLayer({ container, ...props }: DialogLayerProps) {
  const { trigger } = use(DialogContext)
  return (
    <Radix.Portal container={(container ?? placeOf(trigger)) as Element | null}>
      <Layer {...props} />
    </Radix.Portal>
  )
}

/** Where the trigger's styles are: its shadow root, or the body of its document. */
function placeOf(trigger: Element | null): DialogContainer {
  const root = trigger?.getRootNode()
  return root && 'host' in root ? (root as ShadowRoot) : (trigger?.ownerDocument.body ?? null)
}

function Layer({ overlayClassName, closeOnOutsideClick, className, ...props }: DialogLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const root = useRef<Document | ShadowRoot>(null)
  const previousFocus = useRef<Element | null>(null)
  const { trigger } = use(DialogContext)

  // Runs before Radix moves the focus into the panel.
  useLayoutEffect(() => {
    // A shadow root has a focus of its own.
    root.current = layer.current?.getRootNode() as Document | ShadowRoot
    previousFocus.current = root.current.activeElement
  }, [])
  useInertBackground(layer)

  return (
    <div
      ref={layer}
      data-shop="dialog-layer"
      className={cn(
        'shop:fixed shop:inset-0 shop:z-50 shop:print:hidden shop:overflow-y-auto shop:overscroll-contain shop:bg-scrim',
        overlayClassName,
      )}
    >
      <Radix.Content
        aria-modal="true"
        className={cn(
          'shop:box-border shop:bg-surface shop:font-sans shop:text-base shop:text-ink shop:outline-none shop:forced-colors:border',
          className,
        )}
        onOpenAutoFocus={(event) => {
          const first = layer.current?.querySelector<HTMLElement>('[data-initial-focus]')
          if (!first) return
          event.preventDefault()
          first.focus({ preventScroll: true })
        }}
        onInteractOutside={(event) => {
          const press = event.detail.originalEvent
          const onOverlay = press.type === 'pointerdown' && event.target === layer.current
          const onScrollbar =
            press instanceof MouseEvent && press.clientX >= (layer.current?.clientWidth ?? 0)
          if (!closeOnOutsideClick || !onOverlay || onScrollbar) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // Focus that already moved elsewhere, such as into another dialog, stays there.
          const focused = root.current?.activeElement
          if (focused && focused !== document.body) return
          const previous = previousFocus.current
          const target =
            previous instanceof HTMLElement && previous !== document.body && previous.isConnected
              ? previous
              : trigger
          target?.focus({ preventScroll: true })
        }}
        {...props}
      />
    </div>
  )
}
