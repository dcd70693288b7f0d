'use client'

import { useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFormField } from '../form/form-context.ts'
import { FieldContext, joinIds } from './field-context.ts'
import { FieldError } from './field-error.tsx'
import { RequiredMark } from './required-mark.tsx'

export interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode
  /** Name of the control. In a `Form` with `useForm` it takes initial value and error of this name. */
  name?: string
  /** Help text; part of the control's accessible description. */
  hint?: ReactNode
  /** Validation message; its presence makes the field invalid. @default the message of the form */
  error?: string
  /** Marks the label with a star and the control as required. @default false */
  required?: boolean
  /** Reserves no space for an error, for a field that has none. @default false */
  compact?: boolean
  /** How the error is announced: after the current speech, or at once as an alert. @default 'polite' */
  announce?: 'polite' | 'assertive'
}

/** Connects a label, a hint and a validation message to the control inside. */
export function Field({
  label,
  name,
  hint,
  error: ownError,
  required,
  compact,
  announce,
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId()
  const formField = useFormField(name)
  const error = ownError ?? formField.error
  const [target, setTarget] = useState<string | null>()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const control = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      name,
      required,
      invalid: errorId !== undefined,
      describedBy: joinIds(errorId, hintId),
      setTarget,
    }),
    [id, name, required, errorId, hintId],
  )

  return (
    <FieldContext value={control}>
      <div data-shop="field" className={cn('shop:grid shop:gap-1', className)} {...props}>
        <label
          id={`${id}-label`}
          htmlFor={target === null ? undefined : (target ?? id)}
          className="shop:text-sm shop:font-bold shop:text-ink"
        >
          <span>{label}</span>
          {required && <RequiredMark />}
        </label>
        {children}
        {/* The error takes the place of the hint, which stays in the description of the control. */}
        <div
          className={cn(
            'shop:-mt-0.5 shop:grid shop:[&>*]:[grid-area:1/1]',
            compact && !hint && !error && 'shop:absolute',
          )}
        >
          {hint && (
            <p
              id={hintId}
              className={cn('shop:m-0 shop:text-sm shop:text-muted', error && 'shop:invisible')}
            >
              {hint}
            </p>
          )}
          <FieldError id={`${id}-error`} error={error} compact={compact} announce={announce} />
        </div>
      </div>
    </FieldContext>
  )
}
