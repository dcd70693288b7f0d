import { useRef } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'

/**
 * A `navigate` that ignores further calls while a navigation that it started is under way, so that
 * repeated clicks run `before` once and add one history entry. A failed navigation can be retried.
 */
export function useNavigateOnce(): (
  path: string,
  call?: { before?: () => void; options?: NavigateOptions },
) => void {
  const navigate = useNavigate()
  const navigating = useRef(false)
  return (path, { before, options } = {}) => {
    if (navigating.current) return
    navigating.current = true
    before?.()
    void Promise.resolve(navigate(path, options)).finally(() => {
      navigating.current = window.location.pathname === path
    })
  }
}
