import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { serveFolder } from '@shop/tooling/serve-folder.mjs'
import { installApplication } from './install-application.ts'

/** The applications: Vite with plain styles, a reset outside layers, Tailwind with and without a prefix; an order desk; Vitest with jsdom; Next. */
export type Kind =
  'plain' | 'unlayered' | 'tailwind' | 'tailwind-prefix' | 'desk' | 'jsdom' | 'next'

type Media = Parameters<Page['emulateMedia']>[0]

interface Fixtures {
  /** Opens a page of the application. What a page writes to the console fails the test. */
  open: (path: string, media?: Media) => Promise<Page>
}

interface WorkerFixtures {
  kind: Kind
  /** The installed application. */
  application: ReturnType<typeof installApplication>
  /** The address of the built application. */
  site: string
}

// Vite's pages get a policy without inline code; Next's have inline scripts.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src about:"
const pixel =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4H0z"/></svg>'
const pictures = /\.(jpe?g|svg|png|webp|avif)(\?|$)/

const standalone = ['desk', 'jsdom', 'next']

/** Builds an application. Returns the folder with its pages. */
function build(kind: Kind, { folder, run }: WorkerFixtures['application']): string {
  if (kind === 'next') {
    run('next', 'build')
    return join(folder, 'out')
  }
  if (kind === 'desk') {
    run('tsc', '-p', '.')
    run('vite', 'build', '--logLevel', 'warn')
    return join(folder, 'dist')
  }
  const vite = ['build', '--config', '../vite.config.js', '--logLevel', 'warn']
  if (kind === 'plain') run('tsc', '-p', '..')
  run('vite', ...vite)
  run('vite', ...vite, '--mode', 'bare')
  return join(folder, '..', 'dist', kind)
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  kind: ['plain', { option: true, scope: 'worker' }],
  application: [
    async ({ kind }, provide) => {
      const packed = process.env['PACKED_FOLDER'] ?? ''
      await provide(
        standalone.includes(kind)
          ? installApplication(packed, kind)
          : installApplication(packed, 'vite', kind),
      )
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [
    async ({ kind, application }, provide) => {
      const { url, close } = await serveFolder(build(kind, application))
      await provide(url)
      await close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  async open({ context, kind, site }, provide) {
    const messages: string[] = []
    await context.route(pictures, (route) =>
      route.fulfill({ body: pixel, contentType: 'image/svg+xml' }),
    )
    await provide(async (path, media) => {
      const page = await context.newPage()
      page.on('console', (message) => messages.push(`${path}: ${message.text()}`))
      page.on('pageerror', (error) => messages.push(`${path}: ${error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 400) messages.push(`${response.url()}: ${response.status()}`)
      })
      await page.emulateMedia(media ?? {})
      if (kind === 'next') {
        await page.goto(`${site}/${path}`)
        await page.locator('html[data-hydrated]').waitFor()
        return page
      }
      await page.route(`${site}/${path}`, async (route) => {
        const response = await route.fetch()
        const headers = { ...response.headers(), 'content-security-policy': policy }
        await route.fulfill({ response, headers })
      })
      await page.goto(`${site}/${path}`)
      // A script draws the page: the elements of the application, or the functions of matrix.tsx.
      await page.waitForFunction(() => 'matrix' in window || document.querySelector('#host'))
      return page
    })
    expect(messages).toEqual([])
  },
})

export { expect }
