import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type AppLoadContext,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router-dom'
import { pageOfDataPath } from './data-address.ts'
import { documentEnd } from './document-end.ts'
import { toSentError, type DataResponse } from './page-data.ts'
import { routeParts, routeTree, type RouteEntry, type RouteModule } from './route-module.tsx'

/** The pages of the shop as the build wrote them. */
export interface PageBuild {
  routes: Record<string, RouteEntry & { module: RouteModule }>
  assets: ServerBuild['assets']
}

/** One page to render. */
export interface RenderedPage {
  router: ReturnType<typeof createStaticRouter>
  context: StaticHandlerContext
  cspPlaceholder: string
}

export interface PageHandlerOptions {
  build: PageBuild
  /** The path before the path of every page. @default '/' */
  basename?: string
  /** Addresses of further scripts that the browser loads before it hydrates a page. @default none */
  scripts?: readonly string[]
  /** Renders the document. Rejects when a component throws. */
  render: (page: RenderedPage) => Promise<string>
  /** Headers of a document with this HTML. */
  documentHeaders?: (html: string) => Readonly<Record<string, string>>
  /** How the page of a route is answered, by the route's id. @default status 200, kept by no cache */
  settingsOf?: (route: string) => PageSettings | undefined
}

/** How a page is answered that was read without an error. */
export interface PageSettings {
  /** The HTTP status. */
  status: number
  /** Seconds that the server and shared caches keep the page and its data; browsers revalidate them. */
  cacheSeconds: number
}

/**
 * What a page or its data is answered with. Not a `Response`, which would encode the text, and decode
 * it when it is read again.
 */
export interface PageAnswer {
  status: number
  /** Names are in lower case. */
  headers: Record<string, string>
  body: string
}

/** Answers requests for pages, and for their data as JSON at `dataPath`. */
export function createPageHandler({
  build,
  basename = '/',
  render,
  documentHeaders = () => ({}),
  scripts = [],
  settingsOf = () => undefined,
}: PageHandlerOptions) {
  const routes = routeTree(Object.values(build.routes), ({ module }) => ({
    ...routeParts(module),
    ...(module.loader ? { loader: module.loader } : {}),
  }))
  const handler = createStaticHandler(routes, { basename })

  async function renderDocument(context: StaticHandlerContext, cspPlaceholder: string) {
    const html = await render({
      router: createStaticRouter(routes, context),
      context,
      cspPlaceholder,
    })
    const end = html.lastIndexOf('</body>')
    return (
      html.slice(0, end) +
      documentEnd(build.assets, context, cspPlaceholder, scripts) +
      html.slice(end)
    )
  }

  return async (request: Request, load: AppLoadContext): Promise<PageAnswer> => {
    const url = new URL(request.url)
    const page = pageOfDataPath(url.pathname)
    if (page !== undefined) url.pathname = page
    const context = await handler.query(new Request(url), {
      requestContext: load,
      ...(page === undefined ? {} : { filterMatchesToLoad: ({ route }) => route.id !== 'root' }),
    })
    if (context instanceof Response)
      return page === undefined ? await toAnswer(context) : redirectAnswer(context, basename)
    for (const error of Object.values(context.errors ?? {}).filter(isUnexpected))
      load.logFault('A loader failed.', error)
    const settings = context.errors ? undefined : settingsOf(context.matches.at(-1)?.route.id ?? '')
    context.statusCode = settings?.status ?? context.statusCode
    if (page !== undefined)
      return answer(dataOf(context), context.statusCode, headersOf(context, settings))
    const body = await renderDocument(context, load.cspPlaceholder).catch((error: unknown) => {
      load.logFault('A page could not be rendered.', error)
      context.statusCode = 500
      context.errors = { root: error }
      return renderDocument(context, load.cspPlaceholder)
    })
    const headers = headersOf(context, context.errors ? undefined : settings)
    headers['content-type'] = 'text/html; charset=utf-8'
    for (const [name, value] of Object.entries(documentHeaders(body)))
      headers[name.toLowerCase()] = value
    return { status: context.statusCode, headers, body }
  }
}

/** The headers of a page and of its data. */
function headersOf({ loaderHeaders }: StaticHandlerContext, settings: PageSettings | undefined) {
  // A loader that could not read all of its page forbids to keep it.
  const isPartial = Object.values(loaderHeaders).some(
    (own) => own.get('Cache-Control') === 'no-store',
  )
  const headers: Record<string, string> = {}
  if (isPartial) headers['cache-control'] = 'no-store'
  else if (settings)
    headers['cache-control'] = `public, max-age=0, s-maxage=${settings.cacheSeconds}`
  return headers
}

const isUnexpected = (error: unknown) => !isRouteErrorResponse(error)

function dataOf({ errors, loaderData, matches }: StaticHandlerContext): DataResponse {
  const [error] = Object.values(errors ?? {})
  if (error !== undefined) return { error: toSentError(error) }
  return { data: (loaderData[matches.at(-1)?.route.id ?? ''] as unknown) ?? null }
}

/** A redirect of a page as data. The browser's router adds the basename again. */
function redirectAnswer({ headers }: Response, basename: string): PageAnswer {
  const location = headers.get('Location') ?? '/'
  const inside = basename !== '/' && location.startsWith(`${basename}/`)
  return answer({ redirect: inside ? location.slice(basename.length) : location }, 202)
}

function answer(
  body: DataResponse,
  status: number,
  headers: Record<string, string> = {},
): PageAnswer {
  const json = { ...headers, 'content-type': 'application/json' }
  return { status, headers: json, body: JSON.stringify(body) }
}

/** A redirect as a browser follows it. */
async function toAnswer(response: Response): Promise<PageAnswer> {
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, body: await response.text() }
}
