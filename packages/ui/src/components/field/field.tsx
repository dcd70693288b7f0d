'use client'

import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'

export interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode
  /** Help text; part of the control's accessible description. */
  hint?: ReactNode
  /** Validation message; its presence makes the field invalid. */
  error?: string
  /** Marks the control as required. @default false */
  required?: boolean
}

/** Connects a label, a hint and a validation message to the control inside. */
export function Field({ label, hint, error, required, className, children, ...props }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const control = useMemo(
    () => ({
      id,
      required,
      'aria-invalid': errorId ? (true as const) : undefined,
      'aria-describedby': describedBy,
    }),
    [id, required, errorId, describedBy],
  )

  return (
    <FieldContext value={control}>
      <div data-shop="field" className={cn('shop:grid shop:gap-1', className)} {...props}>
        <label htmlFor={id} className="shop:text-sm shop:font-bold shop:text-ink">
          {label}
        </label>
        {children}
        {hint && (
          <p id={hintId} className="shop:m-0 shop:text-sm shop:text-muted">
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </FieldContext>
  )
}
