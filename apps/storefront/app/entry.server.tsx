import { renderToPipeableStream } from 'react-dom/server'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ServerRouter, type AppLoadContext, type EntryContext } from 'react-router'
import { earlyHead } from './early/early-head.ts'
import { pageProductsElement } from './early/page-products.ts'
import { PageNonce } from './features/layout/page-nonce.ts'
import { StyleSheetText } from './features/layout/inline-styles.tsx'
import { bengali } from './messages/bn.ts'
import { addLocale } from './messages/texts.ts'
import libraryStyles from './library.css?inline'
import pageStyles from './styles.css?inline'

addLocale('bn', bengali)

/**
 * Renders the complete page before sending it. The server needs the whole HTML to hash its inline
 * scripts and to cache it, so streaming would bring nothing.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false
    const stream = renderToPipeableStream(
      <StyleSheetText value={import.meta.env.DEV ? '' : styles}>
        <PageNonce value={nonce}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </PageNonce>
      </StyleSheetText>,
      {
        nonce,
        onAllReady() {
          const page = new PassThrough()
          stream.pipe(page)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          if (fontPreloads) headers.set('Link', fontPreloads)
          text(page).then(
            (html) =>
              resolve(
                new Response(withEarlyScript(preloadsLast(html), routerContext), {
                  status: failed ? 500 : status,
                  headers,
                }),
              ),
            reject,
          )
        },
        onShellError: reject,
        onError(error) {
          failed = true
          console.error(error)
        },
      },
    )
  })
}

const styles = libraryStyles + pageStyles

/** Preloads the two Latin fonts, which every page uses, before the browser has read the style sheet. */
const fontPreloads = [...styles.matchAll(/url\(["']?([^"')]+-latin-[^"')]+\.woff2)/g)]
  .map(([, url]) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ')

const preload = /<link rel="modulepreload"[^>]*>/g

/**
 * Moves the module preloads to the end of the body. The first paint needs no script, and on a slow
 * network the scripts would compete with the images.
 */
function preloadsLast(html: string): string {
  const preloads = html.match(preload)?.join('') ?? ''
  return html.replaceAll(preload, '').replace('</body>', () => preloads + '</body>')
}

/**
 * Adds the early script and the products that it needs. They stand outside the markup that React
 * hydrates: directly after the character set, and directly before the end of the body.
 */
function withEarlyScript(html: string, { staticHandlerContext }: EntryContext): string {
  const products = pageProductsElement(staticHandlerContext.loaderData)
  return html
    .replace(/<meta charSet="utf-8"\/>/i, (charset) => charset + earlyHead)
    .replace('</body>', () => `${products}</body>`)
}
