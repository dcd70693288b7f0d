'use client'

import { createContext } from 'react'

interface RadioGroupContextValue {
  name?: string
  value?: string
  defaultValue?: string
  invalid?: boolean
  required?: boolean
  onSelect?: (value: string) => void
}

export const RadioGroupContext = createContext<RadioGroupContextValue>({})
