import './lib/context.ts'
import stylesheet from './styles.css?url'
import { bagCount } from '@shop/domain'
import { LinkProvider, LoadingBar, MediaProvider, SiteLayout } from '@shop/ui'
import { useEffect, useMemo, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router-dom'
import type { Route } from './+types/root'
import { useBag } from './features/bag/bag-store.ts'
import { toSummary } from './lib/product-view.ts'
import { Categories } from './features/layout/categories.tsx'
import { EarlyPage } from './features/layout/early-page.tsx'
import { OfflineGuard } from './features/layout/offline-guard.tsx'
import { PageStyles } from './features/layout/page-styles.tsx'
import { PendingPage } from './features/layout/pending-page.tsx'
import { RouteAnnouncer } from './features/layout/route-announcer.tsx'
import { ShopFooter } from './features/layout/shop-footer.tsx'
import { ShopHeader } from './features/layout/shop-header.tsx'
import { ShopLink } from './features/layout/shop-link.tsx'
import { TryAgain } from './features/layout/try-again.tsx'
import { useRouteBar } from './features/layout/use-route-bar.ts'
import { useRouteFocus } from './features/layout/use-route-focus.ts'
import { ShopSearch } from './features/search/shop-search.tsx'
import { useBrowserId } from './features/visitor/use-browser-id.ts'
import { unblockStorage } from './lib/blocked-storage.ts'
import { setApiBase } from './lib/browser-api.ts'
import type { RootData } from './lib/root-data.ts'

export const links: Route.LinksFunction = () => [
  ...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: stylesheet }] : []),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  // A shop whose categories cannot be read is still a shop: menus stay empty, nothing is said.
  const categories = await context.api.categories().catch((error: unknown) => {
    console.error('Categories could not be read.', error)
    return []
  })
  return { environment: context.environment, categories }
}

/** What was loaded at the start stays: categories are read once, not at every click. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={{ __html: unblockStorage }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <PageStyles />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const loading = useRouteBar()
  const bag = useBag((state) => state.bag)
  const connect = useBag((state) => state.connect)
  useRouteFocus('main')
  useBrowserId()
  useEffect(() => connect(), [connect])
  useEffect(() => {
    // Says that scripts listen now; tests wait for it instead of for time to pass.
    document.documentElement.dataset['ready'] = 'true'
  }, [])
  useEffect(() => {
    if (data) setApiBase(data.environment.apiBase)
  }, [data])

  return (
    <LinkProvider component={ShopLink}>
      <MediaProvider base={data?.environment.mediaBase ?? '/media'}>
        <Categories read={data?.categories ?? []}>
          <SiteLayout
            loadingBar={<LoadingBar loading={loading} />}
            header={
              <ShopHeader
                brand={data?.environment.shop.name ?? ''}
                bagCount={bag && bagCount(bag)}
                search={<ShopSearch toSummary={toSummary} />}
              />
            }
            footer={<ShopFooter data={data} />}
          >
            <OfflineGuard />
            {children}
            <RouteAnnouncer />
            {bag && bagCount(bag) > 0 && <OrderPages />}
          </SiteLayout>
        </Categories>
      </MediaProvider>
    </LinkProvider>
  )
}

/** Who has something in the bag gets the code of the pages of an order early, and may go offline. */
function OrderPages() {
  return (
    <>
      <EarlyPage path="/cart" />
      <EarlyPage path="/shipping" />
    </>
  )
}

export default function Root() {
  return (
    <Shell>
      <PendingPage>
        <Outlet />
      </PendingPage>
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  useMemo(() => {
    if (!missing) console.error(error)
  }, [error, missing])
  return (
    <Shell>
      <PendingPage>
        <TryAgain
          title={missing ? 'This page does not exist.' : 'This page could not be shown.'}
          description="Check your connection and try again. Your bag is safe."
        />
      </PendingPage>
    </Shell>
  )
}
