import { renderToPipeableStream } from 'react-dom/server'
import { Writable } from 'node:stream'
import { StaticRouterProvider } from 'react-router-dom'
import { earlyHead } from './early/early-head.ts'
import { bengaliFiles } from 'virtual:built-files'
import libraryStyles from './library.css?inline'
import libraryAddress from './library.css?url'
import { basenameOf, type Language } from './lib/language.ts'
import { CspPlaceholder } from './shell/csp-placeholder.ts'
import { pages, routeId } from './lib/pages.ts'
import { bengali } from './messages/bn.ts'
import { addLocale } from './messages/texts.ts'
import { createPageHandler, type PageBuild, type RenderedPage } from '../runtime/page-handler.ts'
import ownStyles from './styles.css?inline'
import ownAddress from './styles.css?url'

addLocale('bn', bengali)

export { catalogue } from './messages/catalogue.ts'

/** Creates the handler of the pages of a build in a language. */
export const createHandler = (build: PageBuild, language: Language) =>
  createPageHandler({
    build,
    basename: basenameOf(language),
    render,
    documentHeaders: (html): Record<string, string> => {
      const link = firstPicture(html)
      return link ? { Link: link } : {}
    },
    scripts: language === 'bn' ? bengaliFiles : [],
    settingsOf: (route) => settings.get(route),
  })

/**
 * Renders the complete page before sending it. The server needs the whole HTML to hash its inline
 * scripts and to cache it, so streaming would bring nothing.
 */
function render({ router, context, cspPlaceholder }: RenderedPage): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <CspPlaceholder value={cspPlaceholder}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </CspPlaceholder>,
      {
        nonce: cspPlaceholder,
        // A part that is written later would need a script that moves it to its place.
        progressiveChunkSize: Infinity,
        onAllReady() {
          // React writes all of it at once, so nothing has to be read from a stream.
          const parts: Uint8Array[] = []
          const page = new Writable({
            write(part: Uint8Array, _, done) {
              parts.push(part)
              done()
            },
          })
          page.on('finish', () =>
            resolve(withHead(Buffer.concat(parts).toString(), cspPlaceholder)),
          )
          page.on('error', reject)
          stream.pipe(page)
        },
        onError: reject,
      },
    )
  })
}

/** How each page is answered, by the id of its route. */
const settings = new Map(
  pages.map((page) => {
    const { status = 200, cacheSeconds = 5 } = page
    return [routeId(page), { status, cacheSeconds }] as const
  }),
)

/** The style sheet, which the server puts into every page; empty in development, which links it for hot reloading. */
export const styleSheet = import.meta.env.DEV ? '' : libraryStyles + ownStyles

const pictureOfFirstView =
  /<source type="image\/avif" sizes="([^"]*)" srcSet="([\x20-\x21\x23-\x7e]*)"\/><img [^>]*fetchPriority="high"/

/**
 * Preloads the first picture with a high priority before the browser has read the markup; empty for a page
 * without one. An element in the head would choose its size before the width of a phone is known.
 */
function firstPicture(html: string): string {
  const [, sizes, addresses] = pictureOfFirstView.exec(html) ?? []
  if (!addresses) return ''
  const [first = ''] = addresses.split(' ')
  return `<${first}>; rel=preload; as=image; type="image/avif"; imagesizes="${sizes}"; imagesrcset="${addresses.replaceAll('&amp;', '&')}"; fetchpriority=high`
}

/**
 * Adds the early scripts directly after the character set, outside the markup that React hydrates. The
 * products that they need are in the data of the page.
 */
function withHead(html: string, cspPlaceholder: string): string {
  const links = import.meta.env.DEV
    ? [libraryAddress, ownAddress].map((href) => `<link rel="stylesheet" href="${href}"/>`)
    : []
  return html.replace(
    /<meta charSet="utf-8"\/>/i,
    (charset) => charset + earlyHead(cspPlaceholder) + links.join(''),
  )
}
