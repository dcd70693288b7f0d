import type { ServerBuild, StaticHandlerContext } from 'react-router-dom'
import { PAGE_DATA_ID } from './data-address.ts'
import { toSentError, type PageData } from './page-data.ts'

/**
 * The end of the body: the data of the page as JSON, then its scripts. The first paint needs neither, and
 * on a slow network the scripts would compete with the images.
 */
export function documentEnd(
  assets: ServerBuild['assets'],
  context: StaticHandlerContext,
  cspPlaceholder: string,
  scripts: readonly string[] = [],
): string {
  const { entry, url, hmr } = assets
  const parts = [entry, ...context.matches.flatMap(({ route }) => assets.routes[route.id] ?? [])]
  const files = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))
  for (const script of scripts) files.add(script)
  files.delete(entry.module)
  return [
    dataElement(context),
    hmr ? hotReload(hmr.runtime, cspPlaceholder) : '',
    ...[...files].map((file) => `<link rel="modulepreload" href="${file}"/>`),
    ...[url, entry.module].map((file) => `<script type="module" src="${file}"></script>`),
  ].join('')
}

/** A block of JSON is no script for the browser, so the content security policy needs no hash of it. */
function dataElement({ basename = '/', loaderData, errors }: StaticHandlerContext): string {
  const page: PageData = {
    basename,
    loaderData,
    ...(errors ? { errors: sentErrors(errors) } : {}),
  }
  // A product's text could otherwise end the element.
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`
}

const sentErrors = (errors: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, toSentError(error)]))

/** Prepares React's hot reload in development; it has to run before all other modules. */
function hotReload(runtime: string, cspPlaceholder: string): string {
  return `<script type="module" nonce="${cspPlaceholder}">import ${JSON.stringify(runtime)}</script>`
}
