import { FatalStartError } from '@shop/api'
import { staticFiles } from '@shop/storefront/server'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Hono } from 'hono'

/** The folder of the built desk. */
export const deskDir = resolve(import.meta.dirname, '../../desk/build')

export interface DeskOptions {
  /** The folder of the build. */
  root: string
  /** Base address of pictures. */
  mediaBase: string
}

/**
 * Serves the desk under /desk: its files, and one page for every other address below.
 * @throws FatalStartError when it was not built
 */
export function deskRoutes({ root, mediaBase }: DeskOptions): Hono {
  const desk = new Hono()
  const page = readPage(root, mediaBase)
  const headers = pageHeaders(mediaBase)
  desk.use(
    '/assets/*',
    staticFiles({
      root,
      base: '/desk',
      precompressed: true,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    }),
  )
  desk.get('/assets/*', (c) => c.text('There is no such file.', 404))
  // Hono answers HEAD with the handler of GET.
  desk.get('*', (c) => c.html(page, 200, headers))
  return desk
}

function readPage(root: string, mediaBase: string): string {
  const file = `${root}/index.html`
  if (!existsSync(file)) {
    throw new FatalStartError('The desk is not built.', 'Build it with: npm start.')
  }
  const base = mediaBase.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return readFileSync(file, 'utf8').replace('content="/media"', () => `content="${base}"`)
}

/** The desk is for the people of the shop: no search engine lists it, and no other site shows it. */
function pageHeaders(mediaBase: string): Record<string, string> {
  const mediaOrigin = /^https?:/.test(mediaBase) ? ` ${new URL(mediaBase).origin}` : ''
  const policy = [
    `default-src 'self'`,
    `img-src 'self' data:${mediaOrigin}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ]
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // What is in the address of a page, such as the number of an order, stays here.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  }
}
