'use client'

import { createContext, use } from 'react'
import type { FormValues } from './form-values.ts'

interface FormContextValue {
  /** Initial values by field name. */
  values: FormValues
  /** Validation messages by field name. */
  errors: Readonly<Record<string, string | undefined>>
  /** Whether a submit is pending. */
  busy: boolean
}

export const FormContext = createContext<FormContextValue>({ values: {}, errors: {}, busy: false })

/** What the form around a control knows about the field of this name: initial value and validation message. */
export function useFormField(name: string | undefined): {
  initial?: string | boolean
  error?: string
} {
  const { values, errors } = use(FormContext)
  return name === undefined ? {} : { initial: values[name], error: errors[name] }
}
