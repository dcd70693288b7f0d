'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFieldControl } from '../field/field-context.ts'
import { controlClasses } from '../input/control-classes.ts'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Minimum number of lines. @default 3 */
  rows?: number
}

/** A multi-line text input that grows with its text. Inside a `Field` it takes label, description and error from it. */
export function Textarea({ rows = 3, className, ...props }: TextareaProps) {
  return (
    <textarea
      data-shop="textarea"
      rows={rows}
      className={cn(
        controlClasses,
        'shop:block shop:field-sizing-content shop:max-h-80 shop:min-h-24 shop:resize-y',
        className,
      )}
      {...useFieldControl(props)}
    />
  )
}
