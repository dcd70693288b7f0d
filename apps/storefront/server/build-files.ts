import type { BuildFile } from '@shop/api'
import type { Context } from 'hono'
import { readdir, readFile } from 'node:fs/promises'
import type { LogFault } from '../runtime/failed-reads.ts'
import { compress } from './content-encoding.ts'
import type { PageEnv } from './page-log.ts'

/** The scripts of the last builds. A page that was opened before a release asks for those of its own build. */
export interface BuildFiles {
  /** Undefined for an unknown file, and for one that no process has had for more than a week. */
  read: (name: string) => Promise<string | undefined>
  store: (files: readonly BuildFile[]) => Promise<void>
}

const DAY_MS = 86_400_000

/**
 * Stores the scripts of this build, now and every day, so that later builds can send them.
 * @param folder of the built files
 */
export async function keepBuildFiles(
  files: Pick<BuildFiles, 'store'>,
  folder: string,
  logFault: LogFault,
): Promise<void> {
  setTimeout(() => void keepBuildFiles(files, folder, logFault), DAY_MS).unref()
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
    const scripts = names.map(async (name) => ({
      name,
      content: await readFile(`${folder}/${name}`, 'utf8'),
    }))
    await files.store(await Promise.all(scripts))
  } catch (error) {
    logFault('The files of this build could not be stored for later builds.', error)
  }
}

/** Answers with a script of an older build; 404 for any other file, which no cache may keep. */
export async function olderBuildFile(
  files: BuildFiles | undefined,
  c: Context<PageEnv>,
): Promise<Response> {
  const name = c.req.path.replace(/^\/assets\//, '')
  let content: string | undefined
  try {
    content = /^[\w.-]+\.js$/.test(name) ? await files?.read(name) : undefined
  } catch (error) {
    c.get('logFault')(`The file ${name} of an older build could not be read.`, error)
    return c.body(null, 503, { 'Cache-Control': 'no-store' })
  }
  // Another process may have the file during a release.
  if (content === undefined) return c.body(null, 404, { 'Cache-Control': 'no-store' })
  const body = Buffer.from(content)
  const isBrotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  return c.body(new Uint8Array(isBrotli ? await compress('br', body) : body), 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ...(isBrotli ? { 'Content-Encoding': 'br' } : {}),
  })
}
