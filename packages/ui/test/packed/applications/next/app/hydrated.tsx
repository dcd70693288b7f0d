'use client'
import { useEffect } from 'react'

/** Marks the document when React has hydrated what is before it; the check waits for it. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return null
}
