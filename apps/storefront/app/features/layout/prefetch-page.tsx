import { useEffect } from 'react'
import { useHref } from 'react-router-dom'
import { prefetchPage } from '../../router/prefetch-page.ts'
import { useOnline } from './use-online.ts'

/** Prefetches the code of a page, so that it also opens after the connection is lost. */
export function PrefetchPage({ path }: { path: string }) {
  const href = useHref(path)
  const online = useOnline()
  useEffect(() => {
    if (online) prefetchPage(href)
  }, [online, href])
  return null
}
