'use client'

import { useCallback, useSyncExternalStore } from 'react'
import type { FormControl } from '../../components/form/use-form.ts'
import { readField } from '../../components/form/form-values.ts'

/** The text of a field as it is typed, also when it was filled in without typing. Empty on the server. */
export function useTypedText({ element }: Pick<FormControl, 'element'>, name: string): string {
  const subscribe = useCallback(
    (onInput: () => void) => {
      const form = element.current
      form?.addEventListener('input', onInput)
      return () => form?.removeEventListener('input', onInput)
    },
    [element],
  )
  // A new function for each render: texts that arrive late are written into the control without an event.
  const read = () => String((element.current && readField(element.current, name)) ?? '')
  return useSyncExternalStore(subscribe, read, () => '')
}
