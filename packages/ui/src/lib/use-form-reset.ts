'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** Calls `onReset` when the form of the native control, or group of controls, is reset. */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset)
  useEffect(() => {
    latest.current = onReset
  })
  useEffect(() => {
    const form = control.current?.form
    if (!form) return
    const listen = () => latest.current()
    form.addEventListener('reset', listen)
    return () => form.removeEventListener('reset', listen)
  }, [control])
}
