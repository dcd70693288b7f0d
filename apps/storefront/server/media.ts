import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Serves pictures of a folder under /media; a changed picture has a changed path, so each is kept for good. */
export function mediaRoutes(folder: string): Hono {
  const media = new Hono()
  media.use(
    '*',
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.replace(/^\/media/, ''),
      onFound: (_path, c) => {
        c.header('Cache-Control', 'public, max-age=31536000, immutable')
        c.header('X-Content-Type-Options', 'nosniff')
        // An SVG opened by itself must not run anything.
        c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      },
    }),
  )
  media.all('*', (c) => c.text('There is no such picture.', 404))
  return media
}
