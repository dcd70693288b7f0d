'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFieldControl } from '../field/field-context.ts'
import { controlLook } from '../input/control-look.ts'

export type SelectProps = ComponentProps<'select'>

/** The platform's own choice list, so that phones open their own wheel. Takes `option` children; inside a `Field` it takes its label, hint and error from there. */
export function Select({ className, ...props }: SelectProps) {
  return (
    <select
      data-slot="select"
      className={cn(
        controlLook,
        'min-h-11 cursor-pointer appearance-none bg-no-repeat pe-8',
        // The arrow is drawn on the control itself: one element, so ref and class reach the real thing.
        'bg-[linear-gradient(45deg,transparent_50%,currentColor_50%),linear-gradient(135deg,currentColor_50%,transparent_50%)] bg-size-[6px_6px] bg-position-[right_20px_center,right_14px_center] rtl:bg-position-[left_14px_center,left_20px_center]',
        className,
      )}
      {...useFieldControl()}
      {...props}
    />
  )
}
