'use client'

import { createContext, use } from 'react'

export interface FieldControl {
  id?: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export const FieldContext = createContext<FieldControl>({})

/** What a control takes from the field around it: its id, whether it is required or invalid, and its description. */
export function useFieldControl(): FieldControl {
  return use(FieldContext)
}
