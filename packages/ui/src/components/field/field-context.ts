'use client'

import { createContext, use } from 'react'

export interface FieldControl {
  id?: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export const FieldContext = createContext<FieldControl>({})

/** Id, required and invalid state, and description that a control takes from the `Field` around it. */
export function useFieldControl(): FieldControl {
  return use(FieldContext)
}
