'use client'

import { useCallback, useSyncExternalStore, type RefObject } from 'react'
import { readField } from '../../components/form/form-values.ts'

/** The text of a field as it is typed, also when it was filled in without typing, in the form around a group of controls. Empty on the server and without a form. */
export function useTypedText(group: RefObject<HTMLFieldSetElement | null>, name: string): string {
  const subscribe = useCallback(
    (onInput: () => void) => {
      const form = group.current?.form
      form?.addEventListener('input', onInput)
      return () => form?.removeEventListener('input', onInput)
    },
    [group],
  )
  // A new function for each render: texts that arrive late are written into the control without an event.
  const read = () => {
    const form = group.current?.form
    return String((form && readField(form, name)) ?? '')
  }
  return useSyncExternalStore(subscribe, read, () => '')
}
