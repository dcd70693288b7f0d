'use client'

import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'

export interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode
  /** Standing help, read out with the control. */
  hint?: ReactNode
  /** One message, already translated. Its presence is what makes the field invalid. */
  error?: string
  /** The control cannot be left empty. @default false */
  required?: boolean
}

/** Ties a label, a hint and a validation message to whichever control it wraps. */
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
      <div data-slot="field" className={cn('grid gap-1', className)} {...props}>
        <label htmlFor={id} className="text-sm font-bold text-ink">
          {label}
        </label>
        {children}
        {hint && (
          <p id={hintId} className="m-0 text-sm text-muted">
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </FieldContext>
  )
}
