import type { Ref, RefCallback } from 'react'

function attach<T>(ref: Ref<T> | undefined, value: T): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(value)
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null)
  }
  if (ref) ref.current = value
  return () => {
    if (ref) ref.current = null
  }
}

/** Combines two refs into one callback ref. A ref that returns a clean-up function gets it called instead of a call with null. */
export function mergeRefs<T>(
  first: Ref<T> | undefined,
  second: Ref<T> | undefined,
): RefCallback<T> {
  return (value: T | null) => {
    if (value === null) return
    const cleanUps = [attach(first, value), attach(second, value)]
    return () => cleanUps.forEach((cleanUp) => cleanUp())
  }
}
