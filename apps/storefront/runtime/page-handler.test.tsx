import { renderToString } from 'react-dom/server'
import {
  data,
  Outlet,
  redirect,
  StaticRouterProvider,
  useLoaderData,
  type AppLoadContext,
} from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { partialData } from './failed-reads.ts'
import { createPageHandler, type PageBuild } from './page-handler.ts'
import type { RouteModule } from './route-module.tsx'

function Kettle() {
  const { name } = useLoaderData<{ name: string }>()
  return <p>{name}</p>
}

const modules: Record<string, RouteModule & { path?: string }> = {
  kettle: {
    path: '/kettle',
    default: Kettle,
    loader: () => ({ name: 'Kettle </script><script>steal()</script>' }),
  },
  partly: {
    path: '/partly',
    default: () => <p>Without a menu</p>,
    loader: () => partialData({}),
  },
  moved: { path: '/moved', default: () => null, loader: () => redirect('/kettle') },
  slow: {
    path: '/slow',
    default: () => null,
    ErrorBoundary: () => <p>It takes longer.</p>,
    loader: () => Promise.reject(data('late', { status: 504 })),
  },
  broken: {
    path: '/broken',
    default: () => null,
    loader: () => Promise.reject(new Error('password of the database')),
  },
  unrendered: {
    path: '/unrendered',
    default: () => {
      throw new Error('no markup')
    },
  },
  unknown: { path: '*', default: () => <p>None</p> },
}

const route = (id: string, module: RouteModule, path = '') => ({
  id,
  path,
  ...(id === 'root' ? {} : { parentId: 'root' }),
  module,
})

const build: PageBuild = {
  routes: {
    root: route('root', {
      default: () => <Outlet />,
      ErrorBoundary: () => <p>Could not be shown.</p>,
      Layout: ({ children }) => <body>{children}</body>,
    }),
    ...Object.fromEntries(
      Object.entries(modules).map(([id, { path, ...module }]) => [id, route(id, module, path)]),
    ),
  },
  assets: {
    version: '1',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {},
  },
}

const handlerAt = (basename: string) =>
  createPageHandler({
    build,
    basename,
    settingsOf: (route) => ({ status: route === 'unknown' ? 404 : 200, cacheSeconds: 5 }),
    render: async ({ router, context }) =>
      renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  })

async function get(path: string, basename = '/') {
  const request = new Request(`http://shop.test${path}`)
  const { body, ...rest } = await handlerAt(basename)(request, {
    logFault: log,
  } as unknown as AppLoadContext)
  return new Response(body, rest)
}

const log = vi.fn()
afterEach(() => log.mockClear())

it('a page carries its data once, as JSON that no text of a product can end', async () => {
  const html = await (await get('/kettle')).text()
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(json ?? '')).toEqual({
    basename: '/',
    loaderData: { kettle: { name: 'Kettle </script><script>steal()</script>' } },
  })
  expect(html).not.toContain('<script>steal()')
})

it('the scripts of a page are directly before the end of the body', async () => {
  const html = await (await get('/kettle')).text()
  expect(html).toMatch(
    /<link rel="modulepreload" href="\/assets\/react.js"\/><script type="module" src="\/assets\/manifest.js"><\/script><script type="module" src="\/assets\/entry.js"><\/script><\/body>$/,
  )
})

it('the data of a page is plain JSON, and is kept as long as the page', async () => {
  const response = await get('/kettle.data')
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=5')
  expect(await response.json()).toEqual({ data: { name: expect.any(String) } })
})

it('a page of which a part could not be read is kept by no cache, nor is its data', async () => {
  for (const path of ['/partly', '/partly.data']) {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }
})

it('a redirect is followed by a browser, and is an answer for the router', async () => {
  const page = await get('/moved')
  expect([page.status, page.headers.get('Location')]).toEqual([302, '/kettle'])
  const answer = await get('/moved.data')
  expect([answer.status, await answer.json()]).toEqual([202, { redirect: '/kettle' }])
})

it('in another language the pages are below its path, and the router adds it to redirects', async () => {
  expect(await (await get('/bn/kettle', '/bn')).text()).toContain('"basename":"/bn"')
  expect((await get('/bn/moved', '/bn')).headers.get('Location')).toBe('/bn/kettle')
  expect(await (await get('/bn/moved.data', '/bn')).json()).toEqual({ redirect: '/kettle' })
})

it('an expected error keeps its status and shows the error boundary of the route', async () => {
  const page = await get('/slow')
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([504, null])
  expect(await page.text()).toContain('It takes longer.')
  const answer = await get('/slow.data')
  expect([answer.status, await answer.json()]).toEqual([
    504,
    { error: { status: 504, data: 'late' } },
  ])
  expect(log).not.toHaveBeenCalled()
})

it('an unexpected error is logged, and its message stays on the server', async () => {
  vi.stubEnv('DEV', false)
  const page = await get('/broken')
  expect(page.status).toBe(500)
  const html = await page.text()
  expect(html).toContain('Could not be shown.')
  expect(html).not.toContain('password')
  expect(await (await get('/broken.data')).text()).not.toContain('password')
  expect(log).toHaveBeenCalledTimes(2)
  vi.unstubAllEnvs()
})

it('a page that cannot be rendered shows the error boundary of the shop with status 500', async () => {
  const page = await get('/unrendered')
  expect(page.status).toBe(500)
  expect(await page.text()).toContain('Could not be shown.')
})

it('an unknown address has status 404', async () => {
  expect((await get('/nothing')).status).toBe(404)
  expect((await get('/nothing.data')).status).toBe(404)
})
