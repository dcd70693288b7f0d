'use client'

import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { FieldError } from '../field/field-error.tsx'
import { RadioGroupContext } from './radio-group-context.ts'

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue'> {
  legend: ReactNode
  /** The chosen value, when the parent holds it. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Name of the native radios in form data. @default a generated one */
  name?: string
  hint?: ReactNode
  /** One message, already translated. Its presence is what makes the group invalid. */
  error?: string
}

/** One choice of a few that are all visible: native radios in a fieldset. Takes `Radio` children. */
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
    () => ({ name: name ?? id, value, defaultValue, invalid: !!error, choose: onValueChange }),
    [name, id, value, defaultValue, error, onValueChange],
  )
  return (
    <RadioGroupContext value={group}>
      <fieldset
        data-slot="radio-group"
        aria-describedby={describedBy || undefined}
        className={cn('m-0 min-w-0 border-0 p-0', className)}
        {...props}
      >
        <legend className="mb-1 p-0 text-sm font-bold text-ink">{legend}</legend>
        <div className="grid gap-2">{children}</div>
        {hint && (
          <p id={`${id}-hint`} className="m-0 mt-1 text-sm text-muted">
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} className="mt-1" />
      </fieldset>
    </RadioGroupContext>
  )
}
