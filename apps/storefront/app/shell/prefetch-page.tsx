import { useEffect } from 'react'
import { useHref } from 'react-router-dom'
import { whenIdle } from '../../runtime/when-idle.ts'
import { mayPrefetch, prefetchPage } from '../../runtime/prefetch-page.ts'
import { useOnline } from './use-online.ts'

/**
 * Prefetches the code of a page, so that it also opens after the connection is lost. Not at once: it may
 * be mounted by a press, whose answer is painted first. Never with `Save-Data` or on 2G.
 */
export function PrefetchPage({ path }: { path: string }) {
  const href = useHref(path)
  const online = useOnline()
  useEffect(
    () => (online && mayPrefetch() ? whenIdle(() => prefetchPage(href)) : undefined),
    [online, href],
  )
  return null
}
