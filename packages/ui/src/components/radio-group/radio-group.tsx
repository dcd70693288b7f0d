'use client'

import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { FieldError } from '../field/field-error.tsx'
import { RadioGroupContext } from './radio-group-context.ts'

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue'> {
  legend: ReactNode
  /** Selected value, when controlled. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Name of the group in form data. @default a generated id */
  name?: string
  hint?: ReactNode
  /** Validation message; its presence makes the group invalid. */
  error?: string
}

/** A group of native radio buttons in a fieldset. Takes `Radio` children. */
export function RadioGroup({
  legend,
  value,
  defaultValue,
  onValueChange,
  name,
  hint,
  error,
  className,
  children,
  ...props
}: RadioGroupProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const group = useMemo(
    () => ({ name: name ?? id, value, defaultValue, invalid: !!error, onSelect: onValueChange }),
    [name, id, value, defaultValue, error, onValueChange],
  )
  return (
    <RadioGroupContext value={group}>
      <fieldset
        data-shop="radio-group"
        aria-describedby={describedBy || undefined}
        className={cn('shop:m-0 shop:min-w-0 shop:border-0 shop:p-0', className)}
        {...props}
      >
        <legend className="shop:mb-1 shop:p-0 shop:text-sm shop:font-bold shop:text-ink">
          {legend}
        </legend>
        <div className="shop:grid shop:gap-2">{children}</div>
        {hint && (
          <p id={`${id}-hint`} className="shop:m-0 shop:mt-1 shop:text-sm shop:text-muted">
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} className="shop:mt-1" />
      </fieldset>
    </RadioGroupContext>
  )
}
