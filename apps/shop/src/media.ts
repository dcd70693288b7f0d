import { existsSync, mkdirSync } from 'node:fs'
import { Hono } from 'hono'
import { staticFiles, type LogFault } from '@shop/storefront/server'

const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/**
 * Serves the pictures of the owner's folder under /media, and behind it those of `demoFolder` if it
 * exists: the bundle has no demo. Creates the owner's folder when it is missing. Files below names with a dot,
 * such as the originals of photos, are not served. Responses are cached for a year, so a changed picture needs a new name.
 */
export function mediaRoutes(logFault: LogFault, folder: string, demoFolder?: string): Hono {
  const media = new Hono()
  createFolder(folder, logFault)
  const hasDemo = demoFolder !== undefined && existsSync(demoFolder)
  for (const root of hasDemo ? [folder, demoFolder] : [folder]) {
    media.use('*', staticFiles({ root, base: '/media', headers }))
  }
  media.all('*', (c) => c.text('There is no such picture.', 404))
  return media
}

function createFolder(folder: string, logFault: LogFault) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    logFault(`The folder for photos, ${folder}, cannot be created. See MEDIA_DIR.`, error)
  }
}
