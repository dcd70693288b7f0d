import {
  keepAll,
  openPage,
  openFile,
  removeOldCaches,
  keepOfflinePage,
  keptState,
} from './cache.ts'

declare const self: ServiceWorkerGlobalScope

/** What a page sends: the addresses to keep, or the question what became of it since. */
type Message = { type: 'keep'; urls: string[] } | { type: 'opened' }

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage('/offline').then(() => self.skipWaiting()))
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
  if (message.type === 'keep') event.waitUntil(keepAll(message.urls))
  else
    event.waitUntil(
      keptState(source.id).then((state) => {
        if (state !== 'current') source.postMessage({ type: 'kept', state })
      }),
    )
})
