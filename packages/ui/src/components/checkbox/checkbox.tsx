'use client'

import { cva } from 'class-variance-authority'
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { divideProps } from '../../lib/root-props.ts'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { useFormField } from '../form/form-context.ts'
import type { FieldRule } from '../form/form-values.ts'
import { joinIds, useFieldControl, useInField } from '../field/field-context.ts'
import { invalidBox } from '../field/error-classes.ts'
import { FieldError } from '../field/field-error.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Beside the box. Without it only the box is drawn, for example in a table; give it an `aria-label`. */
  label?: ReactNode
  /** Shows a dash: some of what it represents is chosen. `checked` stays what a form sends. @default false */
  indeterminate?: boolean
  /** Help text; part of the accessible description. */
  description?: ReactNode
  /** In a `Form` with `useForm`: gets whether it is checked and returns a message, or undefined for a valid state. */
  validate?: FieldRule<boolean> | undefined
  /** Validation message; its presence makes the checkbox invalid. @default the message of the form */
  error?: string
  /** Reserves the space of an error, so that nothing moves when one appears. @default true */
  errorSpace?: boolean
  /** How the error is announced: after the current speech, or at once as an alert. @default 'polite' */
  announce?: 'polite' | 'assertive'
}

const checkboxVariants = cva('shop:group/checkbox shop:flex shop:flex-wrap shop:items-start', {
  variants: { labelled: { true: 'shop:min-h-control-md shop:py-row', false: 'shop:w-fit' } },
})

/** A native checkbox with its label; inside a `Field` it takes description, error and required from it. `className`, `style` and `data-*` reach its root; other props and `ref` the input, so form libraries can register it. */
export function Checkbox({
  label,
  indeterminate = false,
  description,
  validate,
  error: ownError,
  errorSpace,
  announce,
  className,
  ...given
}: CheckboxProps) {
  const [root, props] = divideProps(given)
  const ownId = useId()
  const inField = useInField()
  const control = useFieldControl(props)
  const { initial, error: formError } = useFormField(control.name, validate)
  const error = ownError ?? (inField ? undefined : formError)
  const uncontrolled = props.checked === undefined && props.defaultChecked === undefined
  const inputId = control.id ?? ownId
  const labelled = label !== undefined
  const input = useRef<HTMLInputElement>(null)
  const ref = useMergedRefs(input, props.ref)
  // After each render, because a press of the shopper removes the dash.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  })

  return (
    <div data-shop="checkbox" className={cn(checkboxVariants({ labelled }), className)} {...root}>
      <div className="shop:flex shop:w-full shop:items-start shop:gap-3">
        <input
          {...control}
          {...(uncontrolled && typeof initial === 'boolean' && { defaultChecked: initial })}
          ref={ref}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : control['aria-invalid']}
          aria-describedby={joinIds(
            error && `${inputId}-error`,
            description && `${inputId}-description`,
            control['aria-describedby'],
          )}
          className={cn(
            'shop:focus-ring shop:tap-area shop:m-0 shop:size-6 shop:shrink-0 shop:rounded-sm shop:accent-brand shop:disabled:cursor-not-allowed',
            invalidBox,
          )}
        />
        {(labelled || description) && (
          <span className="shop:grid">
            {labelled && (
              <label
                htmlFor={inputId}
                className="shop:text-base shop:text-ink shop:group-has-disabled/checkbox:text-muted"
              >
                {label}
              </label>
            )}
            {description && (
              <span id={`${inputId}-description`} className="shop:text-sm shop:text-muted">
                {description}
              </span>
            )}
          </span>
        )}
      </div>
      {(error || (labelled && !inField)) && (
        <FieldError
          id={`${inputId}-error`}
          error={error}
          errorSpace={errorSpace}
          announce={announce}
          // Below the padding; a message is as near to the text as that of a field is to its control.
          className={cn('shop:w-full', error ? 'shop:mt-1' : 'shop:mt-row shop:-mb-row')}
        />
      )}
    </div>
  )
}
