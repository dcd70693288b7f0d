'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the first control with `aria-invalid` after a submit, also when validation is asynchronous; for forms without `useForm`. */
export function useFocusFirstInvalid(
  form: RefObject<HTMLFormElement | null>,
  enabled = true,
): void {
  const submitted = useRef(false)

  useEffect(() => {
    const node = form.current
    if (!node || !enabled) return
    let frame = 0
    const focusFirst = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const first = node.querySelector<HTMLElement>('[aria-invalid="true"]')
        if (!submitted.current || !first) return
        submitted.current = false
        first.focus()
      })
    }
    const onSubmit = () => {
      submitted.current = true
      focusFirst()
    }
    // A late message must not move the focus while the shopper types.
    const onInput = () => {
      submitted.current = false
    }
    const observer = new MutationObserver(focusFirst)
    observer.observe(node, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] })
    node.addEventListener('submit', onSubmit)
    node.addEventListener('input', onInput)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      node.removeEventListener('submit', onSubmit)
      node.removeEventListener('input', onInput)
    }
  }, [form, enabled])
}
