import { renderToPipeableStream } from 'react-dom/server'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ServerRouter, type EntryContext } from 'react-router'

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
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          const page = new PassThrough()
          stream.pipe(page)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          text(page).then(
            (html) => resolve(new Response(html, { status: failed ? 500 : status, headers })),
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
