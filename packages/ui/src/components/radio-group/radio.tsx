'use client'

import { use, useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { divideProps } from '../../lib/root-props.ts'
import { invalidRow } from '../field/error-classes.ts'
import { RadioGroupContext } from './radio-group-context.ts'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  value: string
  label: ReactNode
  /** Help text; part of the accessible description. */
  description?: ReactNode
  /** Content at the end of the row, such as a price; part of the accessible name. */
  aside?: ReactNode
}

/** One option of a `RadioGroup`; the whole row is clickable. `className`, `style` and `data-*` reach the row; other props and `ref` the native input. */
export function Radio({
  value,
  label,
  description,
  aside,
  id,
  className,
  onChange,
  ...given
}: RadioProps) {
  const [root, props] = divideProps(given)
  const group = use(RadioGroupContext)
  const ownId = useId()
  const inputId = id ?? ownId
  const checked =
    group.value === undefined
      ? group.defaultValue === undefined
        ? {}
        : { defaultChecked: group.defaultValue === value }
      : { checked: group.value === value }

  return (
    <label
      data-shop="radio"
      htmlFor={inputId}
      className={cn(
        'shop:flex shop:min-h-control-md shop:cursor-pointer shop:items-start shop:gap-3 shop:rounded-surface shop:border shop:border-control shop:bg-surface shop:px-3 shop:py-row shop:text-base shop:text-ink shop:hover:border-ink shop:[&:has(:checked:enabled)]:border-brand shop:[&:has(:checked:enabled)]:bg-brand-soft shop:has-disabled:border-line shop:has-disabled:cursor-not-allowed shop:has-disabled:bg-sunken shop:has-disabled:text-muted',
        invalidRow,
        className,
      )}
      {...root}
    >
      <input
        name={group.name}
        aria-invalid={group.invalid || undefined}
        required={group.required}
        aria-describedby={description ? `${inputId}-description` : undefined}
        {...checked}
        {...props}
        id={inputId}
        type="radio"
        value={value}
        onChange={(event) => {
          onChange?.(event)
          if (event.target.checked) group.onSelect?.(value)
        }}
        className="shop:focus-ring shop:m-0 shop:mt-0.5 shop:size-5 shop:shrink-0 shop:rounded-ticket shop:accent-brand"
      />
      <span className="shop:grid shop:flex-1">
        <span className="shop:flex shop:flex-wrap shop:justify-between shop:gap-x-3">
          <span>{label}</span>
          {aside && <span className="shop:font-bold">{aside}</span>}
        </span>
        {description && (
          <span id={`${inputId}-description`} className="shop:text-sm shop:text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
