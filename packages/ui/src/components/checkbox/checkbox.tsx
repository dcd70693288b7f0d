'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { FieldError } from '../field/field-error.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** Help text; part of the accessible description. */
  hint?: ReactNode
  /** Validation message; its presence makes the checkbox invalid. */
  error?: string
}

/** A native checkbox with its label. Other props and `ref` reach the input, so form libraries can register it. */
export function Checkbox({ label, hint, error, id, className, ...props }: CheckboxProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy =
    [error && `${inputId}-error`, hint && `${inputId}-hint`, props['aria-describedby']]
      .filter(Boolean)
      .join(' ') || undefined

  return (
    <div data-slot="checkbox">
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...props}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : props['aria-invalid']}
          aria-describedby={describedBy}
          className={cn(
            'focus-ring tap-area m-0 mt-px size-5.5 shrink-0 rounded-sm accent-brand disabled:cursor-not-allowed aria-invalid:outline-2 aria-invalid:outline-offset-2 aria-invalid:outline-danger',
            className,
          )}
        />
        <span className="grid">
          <label htmlFor={inputId} className="text-base text-ink">
            {label}
          </label>
          {hint && (
            <span id={`${inputId}-hint`} className="text-sm text-muted">
              {hint}
            </span>
          )}
        </span>
      </div>
      <FieldError id={`${inputId}-error`} error={error} />
    </div>
  )
}
