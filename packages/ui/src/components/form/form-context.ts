'use client'

import { createContext, use, useEffect, useMemo } from 'react'
import type { AnyRule, FormValues } from './form-values.ts'
import type { FormControl } from './use-form.ts'

interface FormContextValue {
  /** Initial values by field name. */
  defaultValues: FormValues
  /** Validation messages by field name. */
  errors: Readonly<Record<string, string | undefined>>
  /** Whether a submit is pending. */
  loading: boolean
  /** Rules that fields bring, by field name; without `useForm` there are none. */
  rules?: FormControl['rules'] | undefined
}

export const FormContext = createContext<FormContextValue>({
  defaultValues: {},
  errors: {},
  loading: false,
})

/** The value of `FormContext` for this form; it changes only with the form's state. */
export function useFormState({
  defaultValues,
  errors,
  loading,
  rules,
}: Partial<FormControl> = {}): FormContextValue {
  return useMemo(
    () => ({
      defaultValues: defaultValues ?? {},
      errors: errors ?? {},
      loading: loading ?? false,
      rules,
    }),
    [defaultValues, errors, loading, rules],
  )
}

/** What the form around a control knows about the field of this name: initial value and validation message. The form checks the field by `validate`. */
export function useFormField(
  name: string | undefined,
  validate?: AnyRule,
): {
  initial?: string | boolean
  error?: string
} {
  const { defaultValues, errors, rules } = use(FormContext)
  useEffect(() => {
    if (name === undefined || !validate || !rules) return
    rules.set(name, validate)
    return () => void rules.delete(name)
  }, [name, validate, rules])
  return name === undefined ? {} : { initial: defaultValues[name], error: errors[name] }
}
