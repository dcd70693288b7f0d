import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { Hono, type Context } from 'hono'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/**
 * Serves the pictures of a folder; mount it under the media base, for instance `/media`.
 * A picture never changes under its name, so browsers and caches may keep it for a year.
 */
export function mediaApp(folder: string): Hono {
  const root = resolve(folder)
  return new Hono().get('/*', async (c) => {
    const path = pathOf(c, root)
    const type = path && types[extname(path).toLowerCase()]
    const file = path && type ? await stat(path).catch(() => undefined) : undefined
    if (!path || !type || !file?.isFile()) {
      return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    }
    const etag = `"${file.size.toString(36)}-${Math.floor(file.mtimeMs).toString(36)}"`
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Accept-Ranges': 'bytes',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // A drawing opened by itself must not run anything.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Last-Modified': file.mtime.toUTCString(),
      ETag: etag,
    }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    const range = rangeOf(c, file.size, etag)
    if (range === 'outside') {
      return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${file.size}` })
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 }
    headers['Content-Length'] = String(file.size === 0 ? 0 : end - start + 1)
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${file.size}`
    const status = range ? 206 : 200
    if (c.req.method === 'HEAD' || file.size === 0) return c.body(null, status, headers)
    const stream = Readable.toWeb(createReadStream(path, { start, end }))
    return c.body(stream as ReadableStream, status, headers)
  })
}

/** The file that an address means; undefined when it leads out of the folder. */
function pathOf(c: Context, root: string): string | undefined {
  const base = c.req.routePath.replace(/\*$/, '')
  try {
    const rest = decodeURIComponent(c.req.path.slice(base.length))
    if (rest.includes('\0')) return undefined
    const path = resolve(join(root, rest))
    return path.startsWith(root + sep) ? path : undefined
  } catch {
    return undefined
  }
}

/** The one range asked for; undefined for the whole file, also when several are asked for. */
function rangeOf(c: Context, size: number, etag: string) {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range')?.trim() ?? '')
  const condition = c.req.header('if-range')
  if (!asked || (condition && condition !== etag)) return undefined
  const [, first = '', last = ''] = asked
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? ('outside' as const) : { start, end }
}
