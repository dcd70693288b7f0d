'use client'

import { createContext, use, useMemo } from 'react'
import type { FormValues } from './form-values.ts'
import type { FormControl } from './use-form.ts'

interface FormContextValue {
  /** Initial values by field name. */
  defaultValues: FormValues
  /** Validation messages by field name. */
  errors: Readonly<Record<string, string | undefined>>
  /** Whether a submit is pending. */
  loading: boolean
}

const noForm: FormContextValue = { defaultValues: {}, errors: {}, loading: false }

export const FormContext = createContext(noForm)

/** Whether a `Form` is around the component. */
export const useInForm = (): boolean => use(FormContext) !== noForm

/** The value of `FormContext` for this form; it changes only with the form's state. */
export function useFormState({ defaultValues, errors, loading }: Partial<FormControl> = {}) {
  return useMemo(
    () => ({ defaultValues: defaultValues ?? {}, errors: errors ?? {}, loading: loading ?? false }),
    [defaultValues, errors, loading],
  )
}

/** What the form around a control knows about the field of this name: initial value and validation message. */
export function useFormField(name: string | undefined): {
  initial?: string | boolean
  error?: string
} {
  const { defaultValues, errors } = use(FormContext)
  return name === undefined ? {} : { initial: defaultValues[name], error: errors[name] }
}
