'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { divideProps } from '../../lib/root-props.ts'
import { useFormField } from '../form/form-context.ts'
import { joinIds, useFieldControl, useInField } from '../field/field-context.ts'
import { invalidBox } from '../field/error-classes.ts'
import { FieldError } from '../field/field-error.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** Help text; part of the accessible description. */
  hint?: ReactNode
  /** Validation message; its presence makes the checkbox invalid. @default the message of the form */
  error?: string
  /** Reserves no space for an error, for a checkbox that has none. @default false */
  compact?: boolean
  /** How the error is announced: after the current speech, or at once as an alert. @default 'polite' */
  announce?: 'polite' | 'assertive'
}

/** A native checkbox with its label; inside a `Field` it takes hint, error and required from it. `className`, `style` and `data-*` reach its root; other props and `ref` the input, so form libraries can register it. */
export function Checkbox({
  label,
  hint,
  error: ownError,
  compact,
  announce,
  className,
  ...given
}: CheckboxProps) {
  const [root, props] = divideProps(given)
  const ownId = useId()
  const inField = useInField()
  const control = useFieldControl(props)
  const { initial, error: formError } = useFormField(control.name)
  const error = ownError ?? (inField ? undefined : formError)
  const uncontrolled = props.checked === undefined && props.defaultChecked === undefined
  const inputId = control.id ?? ownId

  return (
    <div
      data-shop="checkbox"
      className={cn(
        'shop:group/checkbox shop:flex shop:min-h-11 shop:flex-wrap shop:items-start shop:py-2.5',
        className,
      )}
      {...root}
    >
      <div className="shop:flex shop:w-full shop:items-start shop:gap-3">
        <input
          {...control}
          {...(uncontrolled && typeof initial === 'boolean' && { defaultChecked: initial })}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : control['aria-invalid']}
          aria-describedby={joinIds(
            error && `${inputId}-error`,
            hint && `${inputId}-hint`,
            control['aria-describedby'],
          )}
          className={cn(
            'shop:focus-ring shop:tap-area shop:m-0 shop:mt-px shop:size-5.5 shop:shrink-0 shop:rounded-sm shop:accent-brand shop:disabled:cursor-not-allowed',
            invalidBox,
          )}
        />
        <span className="shop:grid">
          <label
            htmlFor={inputId}
            className="shop:text-base shop:text-ink shop:group-has-disabled/checkbox:text-muted"
          >
            {label}
          </label>
          {hint && (
            <span id={`${inputId}-hint`} className="shop:text-sm shop:text-muted">
              {hint}
            </span>
          )}
        </span>
      </div>
      {(error || !inField) && (
        <FieldError
          id={`${inputId}-error`}
          error={error}
          compact={compact}
          announce={announce}
          // Below the padding; a message is as near to the text as that of a field is to its control.
          className={cn('shop:w-full', error ? 'shop:mt-1' : 'shop:mt-2.5 shop:-mb-2.5')}
        />
      )}
    </div>
  )
}
