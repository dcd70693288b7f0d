import type { ProductWire } from '@shop/domain'
import { useRef, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'

export interface Search {
  status: 'idle' | 'loading' | 'ready'
  found: readonly ProductWire[]
  /** Asks for suggestions; an answer to an older question never replaces a newer one. */
  ask: (text: string) => void
  /** Forgets the suggestions without asking anybody. */
  clear: () => void
}

/** Suggestions for what is typed. When asking fails the shopper sees what was there before; it is only logged. */
export function useSearch(): Search {
  const [status, setStatus] = useState<Search['status']>('idle')
  const [found, setFound] = useState<readonly ProductWire[]>([])
  const asking = useRef<AbortController>(undefined)

  return {
    status,
    found,
    ask(text) {
      asking.current?.abort()
      const mine = new AbortController()
      asking.current = mine
      setStatus('loading')
      browserApi()
        .then((api) => api.search(text, mine.signal))
        .then((products) => {
          if (!mine.signal.aborted) setFound(products)
        })
        .catch((error: unknown) => {
          if (!mine.signal.aborted) console.error('Search failed.', error)
        })
        .finally(() => {
          if (asking.current === mine) setStatus('ready')
        })
    },
    clear() {
      asking.current?.abort()
      asking.current = undefined
      setStatus('idle')
      setFound([])
    },
  }
}
