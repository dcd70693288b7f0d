declare const self: ServiceWorkerGlobalScope & {
  /** The version of the build; the server sets it. Each build has caches of its own. */
  shopVersion: string
}

const PAGES = `shop-pages-${self.shopVersion}`
const FILES = `shop-files-${self.shopVersion}`
/** Pictures never change under their address, so all builds share them. */
const PICTURES = 'shop-pictures'

/** How many pages and pictures are cached; the oldest ones go first. A page has about 0.3 MB, a picture 15 KB. */
const MOST: Record<string, number> = { [PAGES]: 30, [PICTURES]: 200 }

/** A page that was rendered longer ago than this is only shown without a connection. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000

const OFFLINE_PAGES = ['/offline', '/bn/offline']

/** What the page of a client that came from the cache is by now. */
export type CachedState = 'current' | 'changed' | { storedAt: string }

/** The state of each page that was opened from the cache. */
const states = new Map<string, Promise<CachedState>>()

/** The state of a page that could not be compared with the shop's. The offline page has nothing that ages. */
function stored(url: string, { headers }: Response): CachedState {
  const storedAt = headers.get('date')
  return storedAt && !OFFLINE_PAGES.includes(new URL(url).pathname) ? { storedAt } : 'current'
}

/** The cached response of an address. The offline page is the same for each page that was wanted. */
function match(address: string, cacheName?: string): Promise<Response | undefined> {
  const url = new URL(address, self.location.origin)
  if (OFFLINE_PAGES.includes(url.pathname)) url.search = ''
  return caches.match(url.href, { ignoreVary: true, ...(cacheName ? { cacheName } : {}) })
}

/**
 * Whether a page may be cached: what the server lets shared caches store is the same for everybody.
 * An answer for one person, an error and a redirect are never cached.
 */
function isForEverybody({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    /s-maxage/.test(headers.get('cache-control') ?? '')
  )
}

/** A part of the page could not be read. */
const isPartial = ({ headers }: Response) => headers.get('cache-control') === 'no-store'

const isFresh = ({ headers }: Response) =>
  Date.now() - Date.parse(headers.get('date') ?? '') < STALE_AFTER_MS

async function put(cacheName: string, url: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName)
  // Deleted first, so that the keys are in the order of their last use.
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, response)
  const keys = await cache.keys()
  const most = MOST[cacheName] ?? keys.length
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}

/** Answers the navigation to a page: the cached one while it is rendered again, or the network's. */
export async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const { url } = request
  // A reload asks for the current page.
  const cached = request.cache === 'default' ? await match(url, PAGES) : undefined
  if (cached && isFresh(cached)) {
    const state = renderAgain(url, cached.clone())
    states.set(event.resultingClientId, state)
    event.waitUntil(state)
    return cached
  }
  const response = await fetch(request).catch(() => undefined)
  if (response && response.status < 500) {
    if (isForEverybody(response)) event.waitUntil(put(PAGES, url, response.clone()))
    return response
  }
  const older = await match(url)
  if (older) states.set(event.resultingClientId, Promise.resolve(stored(url, older)))
  return older ?? response ?? offlinePage(url)
}

/** Fetches a page again and caches it. It is changed when the same build renders it differently now. */
async function renderAgain(url: string, cached: Response): Promise<CachedState> {
  const response = await fetch(url, { cache: 'no-cache' }).catch(() => undefined)
  if (!response || response.status >= 500 || isPartial(response)) return stored(url, cached)
  if (!isForEverybody(response)) {
    await (await caches.open(PAGES)).delete(url, { ignoreVary: true })
    return 'changed'
  }
  const [before, now] = await Promise.all([cached.text(), response.clone().text()])
  await put(PAGES, url, response)
  return before !== now && scriptsOf(before) === scriptsOf(now) ? 'changed' : 'current'
}

const scriptsOf = (html: string) => (html.match(/\/assets\/[\w.-]+\.js/g) ?? []).join()

/** The state of the page of a client. */
export async function cachedState(client: string): Promise<CachedState> {
  const state = await states.get(client)
  states.delete(client)
  return state ?? 'current'
}

const offlineAddress = ({ pathname }: URL) =>
  /^\/bn(\/|$)/.test(pathname) ? '/bn/offline' : '/offline'

/** Sends the browser to the offline page, which knows the address that was wanted. */
async function offlinePage(wanted: string): Promise<Response> {
  const url = new URL(wanted)
  if (OFFLINE_PAGES.includes(url.pathname)) return Response.error()
  const inLanguage = offlineAddress(url)
  const address = (await match(inLanguage)) ? inLanguage : '/offline'
  return Response.redirect(`${address}?from=${encodeURIComponent(url.pathname + url.search)}`)
}

/** Answers a script, font or picture: the cached one, or the network's, which is then cached. */
export async function openFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cached = await match(request.url)
  if (cached) return cached
  const response = await fetch(request)
  if (response.status === 200)
    event.waitUntil(put(cacheOf(request.url), request.url, response.clone()))
  return response
}

const cacheOf = (url: string) => (new URL(url).pathname.startsWith('/media/') ? PICTURES : FILES)

/**
 * Caches pages, scripts, fonts and pictures that a page has already loaded, and the offline page in the
 * language of each page. What is cached stays.
 */
export async function cacheAll(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const { origin, pathname } = new URL(url)
    const isFile = /^\/(assets|media)\//.test(pathname)
    const cacheName = isFile ? cacheOf(url) : PAGES
    if (origin !== self.location.origin) continue
    if (!isFile) await cacheOfflinePage(offlineAddress(new URL(url)))
    if (await match(url, cacheName)) continue
    // The browser's own cache answers without the network for what the page has loaded just now.
    const response = await fetch(url, { cache: 'force-cache' }).catch(() => undefined)
    const mayCache = isFile ? response?.status === 200 : response && isForEverybody(response)
    if (response && mayCache) await put(cacheName, url, response)
  }
}

/** Caches an offline page with its scripts. @throws when it cannot be fetched */
export async function cacheOfflinePage(address: string): Promise<void> {
  if (await match(address, PAGES)) return
  const response = await fetch(address, { cache: 'no-cache' })
  if (!isForEverybody(response)) throw new Error(`${address} answered ${response.status}.`)
  const html = await response.clone().text()
  await put(PAGES, address, response)
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  await cacheAll([...scripts].map((path) => new URL(path, self.location.origin).href))
}

/** Removes the caches of earlier builds, except the last one, whose pages open without a connection. */
export async function removeOldCaches(): Promise<void> {
  const names = await caches.keys()
  for (const kind of ['shop-pages-', 'shop-files-']) {
    const earlier = names.filter(
      (name) => name.startsWith(kind) && !name.endsWith(`-${self.shopVersion}`),
    )
    for (const name of earlier.slice(0, -1)) await caches.delete(name)
  }
}
