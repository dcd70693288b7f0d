'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFieldControl } from '../field/field-context.ts'
import { controlLook } from './control-look.ts'

export type InputProps = ComponentProps<'input'>

/** One line of text. Inside a `Field` it takes its label, hint and error from there. */
export function Input({ className, ...props }: InputProps) {
  return (
    <input
      data-slot="input"
      className={cn(controlLook, 'min-h-11', className)}
      {...useFieldControl()}
      {...props}
    />
  )
}
