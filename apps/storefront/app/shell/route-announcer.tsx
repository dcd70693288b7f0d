import { VisuallyHidden } from '@shop/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A live region with the title of each new page; the browser announces the first page itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // React sets the new title after this effect.
    const frame = requestAnimationFrame(() => setTitle(document.title))
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}
