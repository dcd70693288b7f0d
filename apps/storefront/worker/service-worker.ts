import {
  cacheAll,
  openPage,
  openFile,
  removeOldCaches,
  cacheOfflinePage,
  cachedState,
} from './cache.ts'

declare const self: ServiceWorkerGlobalScope

/** What a page sends: the addresses to cache, or the question what became of it since. */
type Message = { type: 'cache'; urls: string[] } | { type: 'opened' }

self.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage('/offline').then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (/^\/(assets|media)\//.test(pathname)) event.respondWith(openFile(event))
  else if (request.mode === 'navigate' && !/^\/(api|desk)(\/|$)/.test(pathname))
    event.respondWith(openPage(event))
})

self.addEventListener('message', (event) => {
  const { source } = event
  const message = event.data as Message
  if (!(source instanceof WindowClient)) return
  if (message.type === 'cache') event.waitUntil(cacheAll(message.urls))
  else
    event.waitUntil(
      cachedState(source.id).then((state) => {
        if (state !== 'current') source.postMessage({ type: 'cached', state })
      }),
    )
})
