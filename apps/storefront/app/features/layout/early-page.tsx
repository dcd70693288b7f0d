import { PrefetchPageLinks } from 'react-router-dom'
import { useOnline } from './use-online.ts'

/** Fetches the code of a page before it is asked for, so that it opens even if the network is gone by then. */
export function EarlyPage({ path }: { path: string }) {
  return useOnline() ? <PrefetchPageLinks page={path} /> : null
}
