import { matchRoutes } from 'react-router-dom'
import { PAGE_DATA_ID } from './data-address.ts'
import type { PageData } from './page-data.ts'
import { routeTree, type RouteEntry, type RouteModule } from './route-module.tsx'

/** A route in the manifest that the build writes: its place, its file and what that file imports. */
export interface ManifestRoute extends RouteEntry {
  module: string
  imports?: readonly string[]
  hasLoader: boolean
}

declare global {
  interface Window {
    /** Written by the manifest's file, which the build makes. */
    __reactRouterManifest: { routes: Record<string, ManifestRoute> }
  }
}

/** The routes of the shop in the browser. */
export const manifestRoutes = () => Object.values(window.__reactRouterManifest.routes)

let pageData: PageData | undefined

/** The data that came with the document. */
export function readPageData(): PageData {
  pageData ??= JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData
  return pageData
}

/** The routes of each path that was asked for: a press on a link asks again for what was prefetched. */
const knownRoutes = new Map<string, ManifestRoute[]>()

/** The routes of the page at this path, the root first; empty for another site's path. */
export function routesOf(pathname: string): ManifestRoute[] {
  const known = knownRoutes.get(pathname)
  if (known) return known
  const { routes } = window.__reactRouterManifest
  const tree = routeTree(manifestRoutes(), () => ({}))
  const matches = matchRoutes(tree, pathname, readPageData().basename) ?? []
  const found = matches.flatMap(({ route }) => routes[route.id ?? ''] ?? [])
  knownRoutes.set(pathname, found)
  return found
}

/** The route modules that were loaded, by id. */
export const loadedModules: Record<string, RouteModule> = {}

/** Loads the module of a route. */
export async function loadModule({ id, module }: ManifestRoute): Promise<RouteModule> {
  loadedModules[id] ??= (await import(/* @vite-ignore */ module)) as RouteModule
  return loadedModules[id]
}
