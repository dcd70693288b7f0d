import { existsSync, mkdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'

/**
 * Serves the pictures of the owner's folder under /media, and behind it those of `demoFolder` if it
 * exists: the bundle has no demo. Creates the owner's folder when it is missing and never writes
 * into it. Responses are cached for a year, so a changed picture needs a new name.
 */
export function mediaRoutes(folder: string, demoFolder?: string): Hono {
  const media = new Hono()
  createFolder(folder)
  media.use('*', cacheFound)
  const hasDemo = demoFolder !== undefined && existsSync(demoFolder)
  for (const root of hasDemo ? [folder, demoFolder] : [folder]) {
    media.use(
      '*',
      serveStatic({
        root,
        rewriteRequestPath: (path) => path.replace(/^\/media/, ''),
      }),
    )
  }
  media.all('*', (c) => c.text('There is no such picture.', 404))
  return media
}

const cacheFound: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.ok) return
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('X-Content-Type-Options', 'nosniff')
  // An SVG that is opened by itself must not run scripts.
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
}

function createFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    console.error(`The folder for photos, ${folder}, cannot be created. See MEDIA_DIR.`, error)
  }
}
