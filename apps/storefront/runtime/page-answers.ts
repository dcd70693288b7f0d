import { dataPath } from './data-address.ts'
import { fromSentError, type DataAnswer } from './page-data.ts'

/** How long a prefetched answer may open a page, in milliseconds. */
const FRESH_MS = 30_000

/** How long an answer may draw a page again that the shopper returns to, in milliseconds. */
const KEPT_MS = 600_000

/** The number of answers that are kept; those that were requested first are dropped first. */
const KEPT_ANSWERS = 40

interface KeptAnswer {
  answer: Promise<DataAnswer>
  /** When it was requested, in milliseconds. */
  at: number
  /** Requested before its page was opened, and not used yet. */
  waiting: boolean
}

const kept = new Map<string, KeptAnswer>()

function keep(key: string, answer: Promise<DataAnswer>, waiting = false): void {
  kept.delete(key)
  kept.set(key, { answer, at: performance.now(), waiting })
  if (kept.size > KEPT_ANSWERS) kept.delete([...kept.keys()][0] ?? '')
}

function keyOf(url: string): string {
  const { pathname, search } = new URL(url, window.location.href)
  return dataPath(pathname) + search
}

const isYounger = (known: KeptAnswer | undefined, age: number) =>
  known !== undefined && performance.now() - known.at < age

/** Keeps the data that came with the document, for the return to its page. */
export function keepPageData(url: string, data: unknown): void {
  keep(keyOf(url), Promise.resolve({ data }))
}

/**
 * Requests the data of a page unless it waits to be used already. With the priority `low` a fresh answer
 * that was used before may be used again.
 */
export function prefetchAnswer(url: string, priority: RequestPriority): void {
  const key = keyOf(url)
  const known = kept.get(key)
  if (known && isYounger(known, FRESH_MS) && (known.waiting || priority === 'low')) {
    known.waiting = true
    return
  }
  // A failure keeps no answer: the navigation asks again and reports it.
  request(key, { priority }, true).catch(() => undefined)
}

/**
 * The data of a page that is opened. A shopper who returns gets what was shown, at once; when that is no
 * longer fresh, `refresh` is called with what is new.
 * @throws the error of a failed request
 */
export async function openAnswer(
  url: string,
  { signal, returning, refresh }: { signal: AbortSignal; returning: boolean; refresh: () => void },
): Promise<DataAnswer> {
  const key = keyOf(url)
  const known = kept.get(key)
  if (known?.waiting && isYounger(known, FRESH_MS)) {
    known.waiting = false
    return known.answer
  }
  if (!known || !returning || !isYounger(known, KEPT_MS)) return request(key, { signal })
  if (isYounger(known, FRESH_MS)) return known.answer
  request(key, {}, true).then(refresh, (error: unknown) => {
    keep(key, known.answer)
    console.info('A page could not be read again; it shows what it showed before.', error)
  })
  return known.answer
}

async function request(key: string, init: RequestInit, waiting = false): Promise<DataAnswer> {
  const answer = fetchAnswer(key, init)
  keep(key, answer, waiting)
  const forget = () => {
    if (kept.get(key)?.answer === answer) kept.delete(key)
  }
  try {
    const result = await answer
    if (!('data' in result)) forget()
    return result
  } catch (error) {
    forget()
    throw error
  }
}

async function fetchAnswer(address: string, init: RequestInit): Promise<DataAnswer> {
  const response = await fetch(address, init)
  const isData = response.headers.get('content-type')?.includes('json')
  if (!isData) throw fromSentError({ status: response.status, data: '' })
  return (await response.json()) as DataAnswer
}
