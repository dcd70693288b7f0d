import { PrefetchPageLinks } from 'react-router-dom'
import { useOnline } from './use-online.ts'

/** Prefetches the code of a page, so that it also opens after the connection is lost. */
export function PrefetchPage({ path }: { path: string }) {
  return useOnline() ? <PrefetchPageLinks page={path} /> : null
}
