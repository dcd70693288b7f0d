'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFieldControl } from '../field/field-context.ts'

/** The look that every boxed control shares, so that a form reads as one hand. */
export const controlLook =
  'focus-ring box-border w-full min-w-0 rounded-surface border border-control bg-surface px-3 py-2 font-sans text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger disabled:bg-sunken disabled:text-muted'

/** One line of text. Inside a `Field` it takes its label, hint and error from there. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      className={cn(controlLook, 'min-h-11', className)}
      {...useFieldControl()}
      {...props}
    />
  )
}
