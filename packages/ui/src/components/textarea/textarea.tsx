'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFieldControl } from '../field/field-context.ts'
import { controlLook } from '../input/control-look.ts'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Lines it shows before it grows with its text. @default 3 */
  rows?: number
}

/** Several lines of text; grows with what is typed. Inside a `Field` it takes its label, hint and error from there. */
export function Textarea({ rows = 3, className, ...props }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(
        controlLook,
        'block field-sizing-content max-h-80 min-h-24 resize-y',
        className,
      )}
      {...useFieldControl()}
      {...props}
    />
  )
}
