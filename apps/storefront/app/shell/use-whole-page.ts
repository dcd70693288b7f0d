import { useDeferredValue } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Whether all of a page is rendered, or only what the shopper looks at first. A page that a link opens in
 * the browser paints that first, and renders the rest directly afterwards. A page of the server, and one
 * that the shopper returns to, are whole at once. For a component that each page mounts anew.
 */
export function useWholePage(): boolean {
  const followed = useNavigationType() !== 'POP'
  return useDeferredValue(true, !followed)
}
