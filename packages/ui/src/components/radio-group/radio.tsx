'use client'

import { use, useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { RadioGroupContext } from './radio-group-context.ts'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  value: string
  label: ReactNode
  /** Help text; part of the accessible description. */
  hint?: ReactNode
  /** Content at the end of the row, such as a price; part of the accessible name. */
  aside?: ReactNode
}

/** One option of a `RadioGroup`; the whole row is clickable. Other props and `ref` reach the native input. */
export function Radio({
  value,
  label,
  hint,
  aside,
  id,
  className,
  onChange,
  ...props
}: RadioProps) {
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
      data-slot="radio"
      htmlFor={inputId}
      className="flex min-h-11 cursor-pointer items-start gap-3 rounded-surface border border-control bg-surface px-3 py-2.5 text-base text-ink hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-muted has-aria-invalid:border-danger"
    >
      <input
        name={group.name}
        aria-invalid={group.invalid || undefined}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        {...checked}
        {...props}
        id={inputId}
        type="radio"
        value={value}
        onChange={(event) => {
          onChange?.(event)
          if (event.target.checked) group.onSelect?.(value)
        }}
        className={cn(
          'focus-ring m-0 mt-0.5 size-5 shrink-0 rounded-ticket accent-brand',
          className,
        )}
      />
      <span className="grid flex-1">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span>{label}</span>
          {aside && <span className="tabular font-bold">{aside}</span>}
        </span>
        {hint && (
          <span id={`${inputId}-hint`} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
