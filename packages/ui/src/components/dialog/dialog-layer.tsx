'use client'

import * as Radix from '@radix-ui/react-dialog'
import { use, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { DialogContext } from './dialog-context.ts'
import { useModalGround } from './modal-ground.ts'

export interface DialogLayerProps extends ComponentProps<'div'> {
  /** Classes of the veil that fills the window and places the panel. */
  veil: string
  /** A press on the veil closes. */
  outsideCloses: boolean
}

/** The panel of every modal piece, over a veil of its own. Inert ground and scroll lock come from the platform, focus and Esc from Radix. */
export function DialogLayer(props: DialogLayerProps) {
  return (
    <Radix.Portal>
      <Layer {...props} />
    </Radix.Portal>
  )
}

function Layer({ veil, outsideCloses, className, ...props }: DialogLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const { trigger } = use(DialogContext)

  // Before Radix moves the focus inside.
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])
  useModalGround(layer)

  return (
    <div
      ref={layer}
      data-slot="dialog-layer"
      className={cn('fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-scrim', veil)}
    >
      <Radix.Content
        aria-modal="true"
        className={cn(
          'box-border bg-surface font-sans text-base text-ink outline-none forced-colors:border',
          className,
        )}
        onInteractOutside={(event) => {
          const press = event.detail.originalEvent
          const onVeil = press.type === 'pointerdown' && event.target === layer.current
          const onScrollbar =
            press instanceof MouseEvent && press.clientX >= (layer.current?.clientWidth ?? 0)
          if (!outsideCloses || !onVeil || onScrollbar) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // Focus that went elsewhere while closing, such as into a next dialog, stays there.
          if (document.activeElement && document.activeElement !== document.body) return
          const target = before.current
          const back =
            target instanceof HTMLElement && target !== document.body && target.isConnected
              ? target
              : trigger.current
          back?.focus({ preventScroll: true })
        }}
        {...props}
      />
    </div>
  )
}
