'use client'

import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFormField } from '../form/form-context.ts'
import type { FieldRule } from '../form/form-values.ts'
import { joinIds, useFieldControl, useInField } from '../field/field-context.ts'
import { FieldError } from '../field/field-error.tsx'
import { RequiredMark } from '../field/required-mark.tsx'
import { RadioGroupContext } from './radio-group-context.ts'

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue'> {
  /** Name of the group; a `Field` around it gives one, too. */
  label?: ReactNode
  /** Selected value, when controlled. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Name of the group in form data. In a `Form` with `useForm` it takes initial value and error of this name. @default a generated id */
  name?: string
  description?: ReactNode
  /** In a `Form` with `useForm`: gets the chosen value and returns a message, or undefined for a valid one. */
  validate?: FieldRule<string> | undefined
  /** Validation message; its presence makes the group invalid. @default the message of the form */
  error?: string
  /** Marks the label with a star and the radio buttons as required. @default false */
  required?: boolean
  /** Reserves the space of an error, so that nothing moves when one appears. @default true */
  errorSpace?: boolean
}

/** A group of native radio buttons in a fieldset. Takes `Radio` children; inside a `Field` it takes label, description, error and required from it. */
export function RadioGroup({
  label,
  value,
  defaultValue: ownDefault,
  onValueChange,
  name: ownName,
  description,
  validate,
  error: ownError,
  errorSpace = true,
  className,
  children,
  ...props
}: RadioGroupProps) {
  const id = useId()
  const inField = useInField()
  const {
    required,
    name,
    'aria-invalid': marked,
    ...fieldset
  } = useFieldControl({ ...props, name: ownName }, 'group')
  const { initial, error: formError } = useFormField(name, validate)
  const defaultValue = ownDefault ?? (typeof initial === 'string' ? initial : undefined)
  const error = ownError ?? (inField ? undefined : formError)
  const invalid = !!error || !!marked
  const group = useMemo(
    () => ({ name: name ?? id, value, defaultValue, invalid, required, onSelect: onValueChange }),
    [name, id, value, defaultValue, invalid, required, onValueChange],
  )
  return (
    <RadioGroupContext value={group}>
      <fieldset
        data-shop="radio-group"
        className={cn('shop:m-0 shop:min-w-0 shop:border-0 shop:p-0', className)}
        {...fieldset}
        aria-describedby={joinIds(
          error && `${id}-error`,
          description && `${id}-description`,
          fieldset['aria-describedby'],
        )}
      >
        {label !== undefined && (
          <legend className="shop:mb-1 shop:p-0 shop:text-sm shop:font-bold shop:text-ink">
            <span>{label}</span>
            {required && <RequiredMark />}
          </legend>
        )}
        <div className="shop:grid shop:gap-2">{children}</div>
        {description && (
          <p id={`${id}-description`} className="shop:m-0 shop:mt-1 shop:text-sm shop:text-muted">
            {description}
          </p>
        )}
        {(error || !inField) && (
          <FieldError
            id={`${id}-error`}
            error={error}
            errorSpace={errorSpace}
            className={errorSpace ? 'shop:mt-1' : undefined}
          />
        )}
      </fieldset>
    </RadioGroupContext>
  )
}
