import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Hono } from 'hono'

/** Removes the worker and all that it kept from a browser that has it. */
const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('shop-')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/**
 * Serves the service worker at /sw.js. It begins with the version of the build, so that browsers take
 * a new one after each build. When it is switched off, or there is no build, the file removes the
 * worker from the browsers that have it.
 */
export function serviceWorkerRoutes(clientDir: string | undefined, enabled: boolean): Hono {
  const script = enabled && clientDir ? builtWorker(clientDir) : removal
  const routes = new Hono()
  routes.get('/sw.js', (c) => {
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Security-Policy', `default-src 'self'`)
    return c.body(script)
  })
  return routes
}

function builtWorker(clientDir: string): string {
  const file = `${clientDir}/service-worker.js`
  if (!existsSync(file)) throw new Error(`${file} is missing. Build the storefront again.`)
  const version = createHash('sha256')
  for (const name of readdirSync(`${clientDir}/assets`).sort()) version.update(`${name}\n`)
  return `self.shopVersion='${version.digest('hex').slice(0, 12)}';${readFileSync(file, 'utf8')}`
}
