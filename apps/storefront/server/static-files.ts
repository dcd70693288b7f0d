import send, { type BaseSendResult } from '@fastify/send'
import { preferredEncoding } from '@shop/api'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { once } from 'node:events'
import { Readable } from 'node:stream'

export interface StaticFilesOptions {
  /** The folder. Files whose names begin with a dot are not served. */
  root: string
  /** The beginning of the address that `root` replaces. @default '' */
  base?: string
  /** Whether the build wrote compressed files (`.br`, `.gz`) beside the others. @default false */
  precompressed?: boolean
  /** Further headers of files that are found. */
  headers: Readonly<Record<string, string>>
}

const extensions = { br: '.br', gzip: '.gz' } as const

/**
 * Serves the files of a folder, with ranges and conditional requests (RFC 9110, 13 and 14). Asks the
 * next handler when there is no such file.
 */
export function staticFiles(options: StaticFilesOptions): MiddlewareHandler {
  const { root, base = '', precompressed = false } = options
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const path = c.req.path.slice(base.length)
    const encoding = preferredEncoding(c.req.header('accept-encoding'))
    const compressed =
      precompressed && encoding !== 'identity'
        ? await find(c, root, path + extensions[encoding])
        : undefined
    const file = compressed ?? (await find(c, root, path))
    if (!file) return next()
    const { statusCode: status } = file
    const headers = new Headers(file.headers)
    if (precompressed) headers.set('Vary', 'Accept-Encoding')
    if (status >= 400) {
      headers.delete('Content-Length')
      headers.delete('Content-Type')
      return new Response(null, { status, headers })
    }
    for (const [name, value] of Object.entries(options.headers)) headers.set(name, value)
    if (status === 304) return new Response(null, { status, headers })
    headers.set('Content-Type', getMimeType(path) ?? 'application/octet-stream')
    if (compressed) headers.set('Content-Encoding', encoding)
    return new Response(c.req.method === 'HEAD' ? null : await open(file), { status, headers })
  }
}

/** Reads no content yet; undefined when there is no such file, or the path leads out of the folder. */
async function find(c: Context, root: string, path: string) {
  // The library reads only these two of Node's request.
  const request = { method: c.req.method, headers: c.req.header() } as unknown as Readable
  const options = { root, index: false, cacheControl: false, contentType: false }
  const file = await send(request, path, options)
  if (file.type === 'directory' || [400, 403, 404].includes(file.statusCode)) return undefined
  if (file.type === 'error' && file.statusCode >= 500) throw file.metadata.error
  return file
}

/** Waits until the file is open, so that one that cannot be read is an error and no empty answer. */
async function open({ stream }: BaseSendResult) {
  await once(stream, 'open')
  return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>
}
