'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFieldControl } from '../field/field-context.ts'
import { controlVariants } from './control-classes.ts'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  /** Height: 36, 44 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** A single-line text input. Inside a `Field` it takes label, description and error from it. */
export function Input({ size, className, ...props }: InputProps) {
  return (
    <input
      data-shop="input"
      data-size={size ?? 'md'}
      className={cn(controlVariants({ size }), className)}
      {...useFieldControl(props)}
    />
  )
}
