'use client'

import { useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFormField } from '../form/form-context.ts'
import type { FieldRule } from '../form/form-values.ts'
import { FieldContext, joinIds } from './field-context.ts'
import { FieldError } from './field-error.tsx'
import { RequiredMark } from './required-mark.tsx'

export interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode
  /** Name of the control. In a `Form` with `useForm` it takes initial value and error of this name. */
  name?: string
  /** Help text; part of the control's accessible description. */
  description?: ReactNode
  /** Checks the text in a `Form` with `useForm` and returns a message, or undefined for a valid one. */
  validate?: FieldRule<string> | undefined
  /** Validation message; its presence makes the field invalid. @default the message of the form */
  error?: string
  /** Marks the label with a star and the control as required. @default false */
  required?: boolean
  /** Reserves the space of an error, so that nothing moves when one appears. @default true */
  errorSpace?: boolean
  /** How the error is announced: after the current speech, or at once as an alert. @default 'polite' */
  announce?: 'polite' | 'assertive'
}

/** Connects a label, a description and a validation message to the control inside. */
export function Field({
  label,
  name,
  description,
  validate,
  error: ownError,
  required,
  errorSpace = true,
  announce,
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId()
  const formField = useFormField(name, validate)
  const error = ownError ?? formField.error
  const [target, setTarget] = useState<string | null>()
  const descriptionId = description ? `${id}-description` : undefined
  const errorId = error ? `${id}-error` : undefined
  // A description that appears later, such as advice, is in the space of the error, so that nothing moves.
  const [described] = useState(Boolean(description))
  const control = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      name,
      required,
      invalid: errorId !== undefined,
      describedBy: joinIds(errorId, descriptionId),
      setTarget,
    }),
    [id, name, required, errorId, descriptionId],
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
        <div
          className={cn(
            'shop:-mt-0.5 shop:grid shop:content-start',
            errorSpace ? 'shop:min-h-6.5' : !description && !error && 'shop:absolute',
          )}
        >
          {description && (
            <p
              id={descriptionId}
              className={cn(
                'shop:m-0 shop:text-sm shop:text-muted',
                error && !described && 'shop:sr-only',
              )}
            >
              {description}
            </p>
          )}
          <FieldError
            id={`${id}-error`}
            error={error}
            errorSpace={errorSpace && described}
            announce={announce}
          />
        </div>
      </div>
    </FieldContext>
  )
}
