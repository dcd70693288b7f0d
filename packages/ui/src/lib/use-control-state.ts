'use client'

import { useState, type RefObject } from 'react'
import { useFormReset } from './use-form-reset.ts'
import { useOwnState } from './use-own-state.ts'

/** `useOwnState` for a control: a reset of its form restores the first value. */
export function useControlState<T>(
  control: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  given: T | undefined,
  initial: T,
  onChange: ((next: T) => void) | undefined,
): [value: T, change: (next: T) => void] {
  const [value, setValue] = useOwnState(given, initial, onChange)
  const [first] = useState(value)
  useFormReset(control, () => setValue(first))
  return [value, setValue]
}
