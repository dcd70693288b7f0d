'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the first invalid control of a form once a submit has shown its messages, whichever way they were found. */
export function useFocusFirstInvalid(form: RefObject<HTMLFormElement | null>): void {
  const waiting = useRef(false)

  useEffect(() => {
    const node = form.current
    if (!node) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const first = node.querySelector<HTMLElement>('[aria-invalid="true"]')
        if (!waiting.current || !first) return
        waiting.current = false
        first.focus()
      })
    }
    const onSubmit = () => {
      waiting.current = true
      look()
    }
    // Whoever types on is not thrown about by a message that comes late.
    const onInput = () => {
      waiting.current = false
    }
    const marks = new MutationObserver(look)
    marks.observe(node, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] })
    node.addEventListener('submit', onSubmit)
    node.addEventListener('input', onInput)
    return () => {
      cancelAnimationFrame(frame)
      marks.disconnect()
      node.removeEventListener('submit', onSubmit)
      node.removeEventListener('input', onInput)
    }
  }, [form])
}
