import { useEffect, useRef } from 'react'

/** Runs an effect once per key, also in strict mode. It does not run while the key is undefined. */
export function useOnce(key: string | undefined, effect: () => void): void {
  const lastKey = useRef<string>(undefined)
  useEffect(() => {
    if (key === undefined || lastKey.current === key) return
    lastKey.current = key
    effect()
  })
}
