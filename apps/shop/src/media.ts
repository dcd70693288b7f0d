import { existsSync, mkdirSync } from 'node:fs'
import { Hono, type MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { photoBucket, type Bucket, type Settings } from '@shop/api'
import { staticFiles, type LogFault } from '@shop/storefront/server'

const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** The addresses of what `photos add` and its job store. */
const photoRoute = '/photos/:name{[\\da-f]{32}-[\\da-f]{6}(\\.\\d+w)?\\.(avif|jpg|webp)}'

/**
 * Serves the pictures of the owner's folder under /media, and behind it those of `demoFolder` if it
 * exists: the bundle has no demo. Photos that are in neither come from the bucket. Creates the owner's folder when it
 * is missing. Files below names with a dot, such as the originals of photos, are not served. Responses are cached for a
 * year, so a changed picture needs a new name.
 */
export function mediaRoutes(
  logFault: LogFault,
  settings: Pick<Settings, 'mediaDir' | 'demoMediaDir' | 'bucket'>,
): Hono {
  const { mediaDir: folder, demoMediaDir: demoFolder, bucket } = settings
  const media = new Hono()
  createFolder(folder, logFault)
  const hasDemo = demoFolder !== undefined && existsSync(demoFolder)
  for (const root of hasDemo ? [folder, demoFolder] : [folder]) {
    media.use('*', staticFiles({ root, base: '/media', headers }))
  }
  if (bucket) media.get(photoRoute, bucketPhotos(bucket, logFault))
  media.all('*', (c) => c.text('There is no such picture.', 404))
  return media
}

const requestHeaders = ['If-Modified-Since', 'If-None-Match', 'If-Range', 'Range']
const fileHeaders = ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified']

/** Serves photos of the bucket, with ranges and conditional requests as `staticFiles` does. */
function bucketPhotos(bucket: Bucket, logFault: LogFault): MiddlewareHandler {
  const { find } = photoBucket(bucket)
  return async (c, next) => {
    const method = c.req.method === 'HEAD' ? 'HEAD' : 'GET'
    const path = `photos/${c.req.param('name')}`
    try {
      const asked = pick(c.req.raw.headers, requestHeaders)
      const photo = await find(method, path, { headers: asked, timeout: 10_000 })
      if (!photo) return await next()
      const { status, body } = photo
      const found = { ...pick(photo.headers, fileHeaders), ...headers }
      if (status === 304) return new Response(null, { status, headers: found })
      if (status >= 400) return new Response(null, { status })
      const type = getMimeType(path) ?? 'application/octet-stream'
      const all = { ...found, 'Content-Type': type }
      return new Response(method === 'HEAD' ? null : body, { status, headers: all })
    } catch (error) {
      logFault(`The picture ${path} cannot be read.`, error)
      const later = { 'Cache-Control': 'no-store', 'Retry-After': '5' }
      return c.text('The picture cannot be read now. Please try again.', 503, later)
    }
  }
}

const pick = (from: Headers, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

function createFolder(folder: string, logFault: LogFault) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    logFault(`The folder for photos, ${folder}, cannot be created. See MEDIA_DIR.`, error)
  }
}
