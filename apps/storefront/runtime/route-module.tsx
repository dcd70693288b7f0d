import type { ComponentType, ReactNode } from 'react'
import type {
  LoaderFunction,
  MetaFunction,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router-dom'

/** What a file in app/routes may export. `loader` only exists on the server. */
export interface RouteModule {
  default: ComponentType
  ErrorBoundary?: ComponentType
  /** The document around the page and around its error boundary. Only the root has one. */
  Layout?: ComponentType<{ children: ReactNode }>
  meta?: MetaFunction
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

/** The part of a route's `handle` that the router's own components read. */
export interface RouteHandle {
  meta: MetaFunction | undefined
}

/** The properties of a route object that come from its module, on the server and in the browser. */
export function routeParts(module: RouteModule) {
  const { default: Component, ErrorBoundary, Layout, meta, shouldRevalidate } = module
  const inLayout = (part: ReactNode) => (Layout ? <Layout>{part}</Layout> : part)
  return {
    element: inLayout(<Component />),
    ...(ErrorBoundary ? { errorElement: inLayout(<ErrorBoundary />) } : {}),
    ...(shouldRevalidate ? { shouldRevalidate } : {}),
    handle: { meta } satisfies RouteHandle,
  } satisfies RouteObject
}

/** One route of the shop: its place in the table of routes. */
export interface RouteEntry {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
}

/** Joins the entries of a route manifest to the tree that React Router takes. */
export function routeTree<Entry extends RouteEntry>(
  entries: readonly Entry[],
  partsOf: (entry: Entry) => Omit<RouteObject, 'id' | 'path' | 'index' | 'children'>,
  parentId?: string,
): RouteObject[] {
  return entries
    .filter((entry) => (entry.parentId || undefined) === parentId)
    .map((entry) => {
      const { id, path, index } = entry
      const place = { id, ...(path === undefined ? {} : { path }) }
      if (index) return { ...partsOf(entry), ...place, index: true as const }
      const children = routeTree(entries, partsOf, id)
      return { ...partsOf(entry), ...place, ...(children.length > 0 ? { children } : {}) }
    })
}
