import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/** Serves a folder's files on a free local port; answers `{url, close}`. */
export const serveFolder = (folder) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://local')
      const wanted = normalize(join(folder, decodeURIComponent(pathname)))
      const path = wanted.endsWith(sep) ? `${wanted}index.html` : wanted
      const inside = path.startsWith(folder + sep)
      if (!inside || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
        response.writeHead(404).end('Not found')
        return
      }
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
      createReadStream(path).pipe(response)
    })
    server.listen(0, '127.0.0.1', () => {
      const close = () => {
        server.closeAllConnections()
        server.close()
      }
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close })
    })
  })
