import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { painted } from '../../../runtime/when-idle.ts'
import { addressIn, documentLanguage } from '../../lib/language.ts'

/**
 * A `navigate` that ignores further calls while a navigation that it started is under way, so that
 * repeated clicks run `before` once and add one history entry. What `before` returns is the navigation
 * state. A failed navigation can be retried. It begins after the next paint, which answers the press.
 */
export function useNavigateOnce(): (path: string, before?: () => object | void) => void {
  const navigate = useNavigate()
  const navigating = useRef(false)
  return useCallback(
    (path, before) => {
      if (navigating.current) return
      navigating.current = true
      const state = before?.()
      void painted()
        .then(() => navigate(path, { state }))
        .finally(() => {
          navigating.current = window.location.pathname === addressIn(documentLanguage(), path)
        })
    },
    [navigate],
  )
}
