import { useCallback, useState } from 'react'

/** A value that the caller controls, or that the component holds itself while `given` is undefined. */
export function useOwnState<T>(
  given: T | undefined,
  initial: T,
  onChange: ((next: T) => void) | undefined,
): [value: T, change: (next: T) => void] {
  const [own, setOwn] = useState(initial)
  const change = useCallback(
    (next: T) => {
      setOwn(() => next)
      onChange?.(next)
    },
    [onChange],
  )
  return [given === undefined ? own : given, change]
}
