import { useEffect, useRef } from 'react'

/** Runs an effect once for each key; undefined means not yet. Strict mode's second run does not repeat it. */
export function useOnce(key: string | undefined, effect: () => void): void {
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (key === undefined || done.current === key) return
    done.current = key
    effect()
  })
}
