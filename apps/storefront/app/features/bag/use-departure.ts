import { useRef } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'

/**
 * Leaves for another page, once however often it is asked before that page is drawn: `before` and
 * the entry in the history come once, too. A departure that did not arrive can be tried again.
 */
export function useDeparture(): (
  path: string,
  how?: { before?: () => void; options?: NavigateOptions },
) => void {
  const navigate = useNavigate()
  const leaving = useRef(false)
  return (path, { before, options } = {}) => {
    if (leaving.current) return
    leaving.current = true
    before?.()
    void Promise.resolve(navigate(path, options)).finally(() => {
      leaving.current = window.location.pathname === path
    })
  }
}
