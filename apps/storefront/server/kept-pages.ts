import type { Hono } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Writes the answer to a request for a page, if the page is kept in memory.
 * @returns false, with nothing written, when the request has to go through the application
 */
export type KeptPages = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Lets kept pages be sent before the application is asked, except at addresses that begin like one
 * of its other routes, such as /api and /media. Files are not among them: their names have a dot.
 */
export function keptPages({ sendKept }: { sendKept: KeptPages }, app: Hono): KeptPages {
  const segments = app.routes.map(({ path }) => path.split('/')[1] ?? '')
  const reserved = new Set(segments.filter((segment) => /^[\w-]+$/.test(segment)))
  return (request, response) => {
    const first = /^\/([^/?]*)/.exec(request.url ?? '')?.[1] ?? ''
    return !reserved.has(first) && sendKept(request, response)
  }
}
