import { serviceWorkers } from './service-workers.ts'
import { documentLanguage, splitLanguage } from './language.ts'

/** A page that opens without a connection: its address without the language, and its name as the label of a link. */
export interface CachedPage {
  label: string
  href: string
}

const MOST = 8

/** Whether the service worker has cached the page of an address. */
export async function isCached(path: string): Promise<boolean> {
  if (!('caches' in window) || !serviceWorkers()?.controller) return false
  return (await caches.match(path, { ignoreVary: true })) !== undefined
}

/** The pages that were opened last, in the language of the document, by the part of their title before the shop's name. */
export async function cachedPages(): Promise<CachedPage[]> {
  if (!('caches' in window) || !serviceWorkers()) return []
  const names = (await caches.keys()).filter((name) => name.startsWith('shop-pages-'))
  const found = new Map<string, CachedPage>()
  for (const name of names.reverse()) {
    const cache = await caches.open(name)
    for (const request of [...(await cache.keys())].reverse()) {
      const { pathname, search } = new URL(request.url)
      const { language, path } = splitLanguage(pathname + search)
      if (language !== documentLanguage() || pathname.endsWith('/offline')) continue
      if (found.has(path) || found.size >= MOST) continue
      const html = await (await cache.match(request, { ignoreVary: true }))?.text()
      // Not the whole page: the policy of this one does not allow the style sheet of another one.
      const element = /<title>[^<]*<\/title>/.exec(html ?? '')?.[0] ?? ''
      const { title } = new DOMParser().parseFromString(element, 'text/html')
      if (title) found.set(path, { label: title.split(' · ')[0] ?? title, href: path })
    }
  }
  return [...found.values()]
}
