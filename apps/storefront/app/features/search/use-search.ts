import type { ProductWire } from '@shop/domain'
import { useRef, useState } from 'react'
import type { ProductList } from '../../lib/api.ts'
import { browserApi } from '../../lib/browser-api.ts'

export interface Search {
  status: 'idle' | 'loading' | 'ready'
  products: readonly ProductWire[]
  /** The words of their names that matched. */
  marks: readonly string[]
  /** Requests suggestions and aborts the previous request. */
  search: (text: string) => void
  /** Removes the suggestions and aborts the request. */
  clear: () => void
}

type Found = Pick<ProductList, 'products' | 'marks'>

const nothing: Found = { products: [] }

/** Search suggestions. A failed request is logged and leaves the previous suggestions in place. */
export function useSearch(): Search {
  const [status, setStatus] = useState<Search['status']>('idle')
  const [{ products, marks = [] }, setFound] = useState<Found>(nothing)
  const request = useRef<AbortController>(undefined)

  return {
    status,
    products,
    marks,
    search(text) {
      request.current?.abort()
      const controller = new AbortController()
      request.current = controller
      setStatus('loading')
      browserApi()
        .then((api) => api.search(text, controller.signal))
        .then((found) => {
          // The list says that they are guesses; suggestions cannot.
          if (!controller.signal.aborted) setFound(found.guess ? nothing : found)
        })
        .catch((error: unknown) => {
          if (!controller.signal.aborted) console.error('Search failed.', error)
        })
        .finally(() => {
          if (request.current === controller) setStatus('ready')
        })
    },
    clear() {
      request.current?.abort()
      request.current = undefined
      setStatus('idle')
      setFound(nothing)
    },
  }
}
