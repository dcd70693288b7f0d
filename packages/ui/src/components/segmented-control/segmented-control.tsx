'use client'

import { cva } from 'class-variance-authority'
import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useControlState } from '../../lib/use-control-state.ts'

/** One of the choices. */
export interface SegmentedControlItem {
  id: string
  label: ReactNode
  /** @default false */
  disabled?: boolean
}

export interface SegmentedControlProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Accessible name of the group. */
  'aria-label'?: string
  /** The choices, two to five. */
  items: readonly SegmentedControlItem[]
  /** Id of the chosen item, when controlled. */
  value?: string
  /** Id of the item that is chosen first, when uncontrolled. @default the first */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Name of the choice in form data. */
  name?: string
  /** Height, as that of a button. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

const segmentedControlVariants = cva('shop-segments', {
  variants: { size: { sm: 'shop-segments-sm', md: 'shop-segments-md', lg: 'shop-segments-lg' } },
  defaultVariants: { size: 'md' },
})

/** One of a few choices that changes what is shown at once, such as a period or a filter: radio buttons in one row. */
export function SegmentedControl({
  items,
  value: given,
  defaultValue = items[0]?.id ?? '',
  onValueChange,
  name,
  size,
  className,
  ...props
}: SegmentedControlProps) {
  const ownName = useId()
  const first = useRef<HTMLInputElement>(null)
  const [value, setValue] = useControlState(first, given, defaultValue, onValueChange)
  return (
    <div
      data-shop="segmented-control"
      data-size={size ?? 'md'}
      role="radiogroup"
      className={cn(segmentedControlVariants({ size }), className)}
      {...props}
    >
      {items.map(({ id, label, disabled }, index) => (
        <label key={id}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={name ?? ownName}
            value={id}
            checked={id === value}
            disabled={disabled}
            onChange={() => setValue(id)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
