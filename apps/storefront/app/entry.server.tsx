import { renderToPipeableStream } from 'react-dom/server'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ServerRouter, type EntryContext } from 'react-router'
import { StyleText } from './features/layout/page-styles.tsx'
import styles from './styles.css?inline'

/**
 * Renders a page whole before it is sent: the server hashes its inline scripts and keeps the
 * result for the next shopper, so a stream would gain nothing.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false
    const stream = renderToPipeableStream(
      <StyleText value={import.meta.env.DEV ? '' : stillStyles}>
        <ServerRouter context={routerContext} url={request.url} />
      </StyleText>,
      {
        onAllReady() {
          const page = new PassThrough()
          stream.pipe(page)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          text(page).then(
            (html) =>
              resolve(
                new Response(picturesFirst(html), { status: failed ? 500 : status, headers }),
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

/**
 * A Latin font that comes late is left for the next page instead of moving the lines of this one.
 * A Bengali one, or the one with the taka sign, is still taken: a phone may have no such letters.
 */
const stillStyles = styles.replaceAll(/@font-face\s*{[^}]*}/g, (face) =>
  /bengali|taka/.test(face) ? face : face.replace(/font-display:\s*swap/, 'font-display:optional'),
)

const preload = /<link rel="modulepreload"[^>]*>/g

/**
 * Names the scripts only at the end of the page: what is seen first needs none of them, and on a
 * slow network they would share the line with the pictures.
 */
function picturesFirst(html: string): string {
  const preloads = html.match(preload)?.join('') ?? ''
  return html.replaceAll(preload, '').replace('</body>', () => preloads + '</body>')
}
