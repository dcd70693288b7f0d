import { dataPath } from './data-address.ts'
import { fromSentError, type DataResponse } from './page-data.ts'

/** How long a prefetched response may open a page, in milliseconds. */
const FRESH_MS = 30_000

/** How long a response may draw a page again that the shopper returns to, in milliseconds. */
const RETURN_MS = 600_000

/** The number of responses that are cached; those that were requested first are dropped first. */
const CACHED_RESPONSES = 40

interface CacheEntry {
  response: Promise<DataResponse>
  /** When it was requested, in milliseconds. */
  at: number
  /** Requested before its page was opened, and not used yet. */
  waiting: boolean
}

const cache = new Map<string, CacheEntry>()

function store(key: string, response: Promise<DataResponse>, waiting = false): void {
  cache.delete(key)
  cache.set(key, { response, at: performance.now(), waiting })
  if (cache.size > CACHED_RESPONSES) cache.delete([...cache.keys()][0] ?? '')
}

function keyOf(url: string): string {
  const { pathname, search } = new URL(url, window.location.href)
  return dataPath(pathname) + search
}

const isYounger = (known: CacheEntry | undefined, age: number) =>
  known !== undefined && performance.now() - known.at < age

/** Keeps the data that came with the document, for the return to its page. */
export function cachePageData(url: string, data: unknown): void {
  store(keyOf(url), Promise.resolve({ data }))
}

/**
 * Requests the data of a page unless it waits to be used already. With the priority `low` a fresh response
 * that was used before may be used again.
 */
export function prefetchData(url: string, priority: RequestPriority): void {
  const key = keyOf(url)
  const known = cache.get(key)
  if (known && isYounger(known, FRESH_MS) && (known.waiting || priority === 'low')) {
    known.waiting = true
    return
  }
  // A failure keeps no response: the navigation asks again and reports it.
  request(key, { priority }, true).catch(() => undefined)
}

/**
 * The data of a page that is opened. A shopper who returns gets what was shown, at once; when that is no
 * longer fresh, `refresh` is called with what is new.
 * @throws the error of a failed request
 */
export async function readData(
  url: string,
  { signal, returning, refresh }: { signal: AbortSignal; returning: boolean; refresh: () => void },
): Promise<DataResponse> {
  const key = keyOf(url)
  const known = cache.get(key)
  if (known?.waiting && isYounger(known, FRESH_MS)) {
    known.waiting = false
    return known.response
  }
  if (!known || !returning || !isYounger(known, RETURN_MS)) return request(key, { signal })
  if (isYounger(known, FRESH_MS)) return known.response
  request(key, {}, true).then(refresh, (error: unknown) => {
    store(key, known.response)
    console.info('A page could not be read again; it shows what it showed before.', error)
  })
  return known.response
}

async function request(key: string, init: RequestInit, waiting = false): Promise<DataResponse> {
  const response = fetchData(key, init)
  store(key, response, waiting)
  const forget = () => {
    if (cache.get(key)?.response === response) cache.delete(key)
  }
  try {
    const result = await response
    if (!('data' in result)) forget()
    return result
  } catch (error) {
    forget()
    throw error
  }
}

async function fetchData(address: string, init: RequestInit): Promise<DataResponse> {
  const response = await fetch(address, init)
  const isData = response.headers.get('content-type')?.includes('json')
  if (!isData) throw fromSentError({ status: response.status, data: '' })
  return (await response.json()) as DataResponse
}
