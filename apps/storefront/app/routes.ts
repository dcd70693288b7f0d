import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { pages, routeId } from './lib/pages.ts'

export default pages.map((page) => {
  const { path, file } = page
  const module = `routes/${file}.tsx`
  const options = { id: routeId(page) }
  return path === '/' ? index(module, options) : route(path.replace(/^\//, ''), module, options)
}) satisfies RouteConfig
