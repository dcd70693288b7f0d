'use client'

import * as Radix from '@radix-ui/react-dialog'
import { use, useLayoutEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react'
import { cn } from '../../lib/cn.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { placeOf } from '../../lib/place-of.ts'
import { DialogContext, type DialogContainer } from './dialog-context.ts'
import { useInertBackground } from './use-inert-background.ts'

interface DialogLayerProps extends ComponentProps<'div'> {
  /** Classes of the overlay, which covers the window and positions the panel. */
  overlayClassName: string
  /** Closes on a click on the overlay. */
  closeOnOutsideClick: boolean
  container?: DialogContainer
}

const stop = (event: SyntheticEvent) => event.stopPropagation()
/** React passes events of a portal on to the elements around it, such as a form with handlers of its own. */
const ownEvents = { onSubmit: stop, onReset: stop, onChange: stop, onInput: stop, onInvalid: stop }

/** Overlay and panel of `Dialog`, `AlertDialog` and `Drawer`. Radix handles focus and Esc; `useInertBackground` handles the rest of the page. */
export function DialogLayer({ container, ...props }: DialogLayerProps) {
  const { trigger } = use(DialogContext)
  return (
    <Radix.Portal container={(container ?? placeOf(trigger)) as Element | null}>
      <Layer {...props} />
    </Radix.Portal>
  )
}

function Layer({ overlayClassName, closeOnOutsideClick, className, ...props }: DialogLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const root = useRef<Document | ShadowRoot>(null)
  const previousFocus = useRef<Element | null>(null)
  const pressed = useRef(false)
  const { trigger, close } = use(DialogContext)

  // Runs before Radix moves the focus into the panel.
  useLayoutEffect(() => {
    // A shadow root has a focus of its own.
    root.current = layer.current?.getRootNode() as Document | ShadowRoot
    const focused = root.current.activeElement
    // The item of a menu goes with its menu; the button of the menu stays.
    const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
    previousFocus.current = button ? root.current.getElementById(button) : focused
  }, [])
  useInertBackground(layer)

  return (
    <div
      ref={layer}
      data-shop="dialog-layer"
      {...ownEvents}
      // A press on a scrollbar makes no click, and one that began inside the panel is no press on the overlay.
      onPointerDown={({ target, currentTarget }) => {
        pressed.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (closeOnOutsideClick && pressed.current && target === currentTarget) close()
      }}
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
        // The overlay closes it, nothing else outside.
        onInteractOutside={(event) => event.preventDefault()}
        // This Escape ends the composition of an input method.
        onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
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
