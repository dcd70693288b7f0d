'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps, PointerEvent, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Button } from '../button/button.tsx'

export interface DisclosureMenuProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the button says. */
  label: ReactNode
  /** Links, usually in a list. Choosing one closes the menu. */
  children: ReactNode
}

/** Milliseconds for which the menu waits when the mouse has left it, so that a crooked way to it is forgiven. */
const LEAVE_DELAY = 200

/** Navigation behind a button: opens by mouse over, press or Enter; closes by Esc, by leaving it and by choosing a link. */
export function DisclosureMenu({ label, className, children, ...props }: DisclosureMenuProps) {
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Opened by mouse over, a press keeps it open instead of closing it under the pointer.
  const [open, setOpen] = useState<false | 'hover' | 'press'>(false)

  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const inside = root.current?.contains(document.activeElement)
      setOpen(false)
      if (inside) button.current?.focus()
    }
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open])

  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(leaving.current)
    if (event.type === 'pointerenter') setOpen((now) => now || 'hover')
    else {
      leaving.current = setTimeout(
        () => setOpen((now) => (now === 'hover' ? false : now)),
        LEAVE_DELAY,
      )
    }
  }

  return (
    <div data-slot="disclosure-menu" className={cn('relative', className)} {...props}>
      <div
        ref={root}
        onPointerEnter={onPointer}
        onPointerLeave={onPointer}
        onBlur={(event) => {
          if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false)
        }}
      >
        <Button
          ref={button}
          variant="ghost"
          aria-expanded={!!open}
          aria-controls={panelId}
          onClick={() => setOpen((now) => (now === 'press' ? false : 'press'))}
        >
          {label}
          <ChevronDown
            aria-hidden="true"
            className={cn(
              'size-4.5 transition-transform duration-(--duration-touch) motion-reduce:transition-none',
              open && 'rotate-180',
            )}
          />
        </Button>
        {/* Its padding bridges the gap to the button, so that the mouse never leaves on the way. */}
        <div
          id={panelId}
          hidden={!open}
          className="absolute start-0 top-full z-30 w-max max-w-[min(90vw,40rem)] pt-1"
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
          }}
        >
          <div className="max-h-[70vh] overflow-y-auto rounded-surface border border-line bg-surface p-2 shadow-float">
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
