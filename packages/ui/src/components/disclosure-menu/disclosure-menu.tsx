'use client'

import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHoverDisclosure } from '../../lib/use-hover-disclosure.ts'
import { Button } from '../button/button.tsx'

export interface DisclosureMenuProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the button says. */
  label: ReactNode
  /** Links, usually in a list. Choosing one closes the menu. */
  children: ReactNode
}

/** Navigation behind a button: opens by mouse over, press or Enter; closes by Esc, by leaving it and by choosing a link. */
export function DisclosureMenu({ label, className, children, ...props }: DisclosureMenuProps) {
  const panelId = useId()
  const { root, button, open, press, choose, handlers } = useHoverDisclosure()

  return (
    <div data-slot="disclosure-menu" className={cn('relative', className)} {...props}>
      <div ref={root} {...handlers}>
        <Button
          ref={button}
          variant="ghost"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={press}
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
          onClick={choose}
        >
          <div className="max-h-[70vh] overflow-y-auto rounded-surface border border-line bg-surface p-2 shadow-float">
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
