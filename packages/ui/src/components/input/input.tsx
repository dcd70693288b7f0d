'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFieldControl } from '../field/field-context.ts'
import { controlClasses } from './control-classes.ts'

export type InputProps = ComponentProps<'input'>

/** A single-line text input. Inside a `Field` it takes label, hint and error from it. */
export function Input({ className, ...props }: InputProps) {
  return (
    <input
      data-shop="input"
      className={cn(controlClasses, 'shop:min-h-11', className)}
      {...useFieldControl(props)}
    />
  )
}
