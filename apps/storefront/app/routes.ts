import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { pages } from './lib/pages.ts'

export default pages.map(({ path, file }) =>
  path === '/' ? index(`routes/${file}.tsx`) : route(path.replace(/^\//, ''), `routes/${file}.tsx`),
) satisfies RouteConfig
