'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFieldControl } from '../field/field-context.ts'
import { controlVariants } from '../input/control-classes.ts'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** Height: 36, 44 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** A native select. Takes native `option` children, and for a placeholder a first one with the value `''`. Inside a `Field` it takes label, description and error from it. */
export function Select({ size, className, ...props }: SelectProps) {
  return (
    <select
      data-shop="select"
      data-size={size ?? 'md'}
      className={cn(
        controlVariants({ size }),
        'shop:cursor-pointer shop:appearance-none shop:bg-no-repeat shop:pe-8 shop:max-2xs:ps-2 shop:max-2xs:pe-7',
        // The arrow is a background, so that the select is the only element and gets `ref` and `className`.
        'shop:bg-[linear-gradient(45deg,transparent_50%,currentColor_50%),linear-gradient(135deg,currentColor_50%,transparent_50%)] shop:bg-size-[6px_6px] shop:bg-position-[right_20px_center,right_14px_center] shop:rtl:bg-position-[left_14px_center,left_20px_center]',
        // Forced colours remove gradients, so the select takes their colours itself and keeps its arrow.
        'shop:forced-colors:border-[FieldText] shop:forced-colors:bg-[Field] shop:forced-colors:text-[FieldText] shop:forced-colors:forced-color-adjust-none shop:forced-colors:disabled:text-[GrayText]',
        className,
      )}
      {...useFieldControl(props)}
    />
  )
}
