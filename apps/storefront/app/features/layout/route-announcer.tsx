import { VisuallyHidden } from '@shop/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Reads out the title of each new page; the first one is announced by the browser itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const former = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (former.current === pathname) return
    former.current = pathname
    // The new title is in the document only after the page was drawn.
    const frame = requestAnimationFrame(() => setTitle(document.title))
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}
