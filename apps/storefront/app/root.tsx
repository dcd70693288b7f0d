import './lib/load-context.ts'
import { bagCount } from '@shop/domain'
import { LayerProvider, LinkProvider, MediaProvider, SiteLayout, useMessages } from '@shop/ui'
import { useEffect, type ReactNode } from 'react'
import {
  data,
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router-dom'
import type { Route } from './+types/root'
import { BagCountLink } from './features/bag/bag-count-link.tsx'
import { bagStore } from './features/bag/bag-store.ts'
import { LazyAdditionNotice } from './features/bag/lazy-addition-notice.tsx'
import { useBag } from './features/bag/use-bag.ts'
import { subscribe } from './features/forms/subscribe.ts'
import { ShopSearch } from './features/search/shop-search.tsx'
import { openLayer, useBackClosesLayers } from './shell/back-closes-layers.ts'
import { CategoriesProvider } from './shell/categories-provider.tsx'
import { PrefetchPage } from './shell/prefetch-page.tsx'
import { OfflineNavigation } from './shell/offline-navigation.tsx'
import { LostFile } from './shell/lost-file.tsx'
import { NavigationSkeleton } from './shell/navigation-skeleton.tsx'
import { scrollKey } from './shell/hidden-page.ts'
import { RouteAnnouncer } from './shell/route-announcer.tsx'
import { ShopLanguage } from './shell/shop-language.tsx'
import { useHydrationMark } from '../runtime/hydration-mark.ts'
import { PERSONAL_KEYS } from './lib/personal-keys.ts'
import { localStore } from './lib/text-store.ts'
import { whenIdle } from '../runtime/when-idle.ts'
import { StoredPage } from './shell/stored-page.tsx'
import { ShopFooter } from './shell/shop-footer.tsx'
import { ShopHeader } from './shell/shop-header.tsx'
import { ShopPlainMenu } from './shell/shop-plain-menu.tsx'
import { ShopMarket } from './shell/shop-market.tsx'
import { ShopLink } from './shell/shop-link.tsx'
import { ShopLoadingBar } from './shell/shop-loading-bar.tsx'
import { shellMessages } from './shell/shell.messages.ts'
import { PageError } from './shell/page-error.tsx'
import { useRenderOffscreen, useExactReturn } from './shell/offscreen-parts.ts'
import { usePrefetchVisible } from './shell/use-prefetch-visible.ts'
import { useRouteFocus } from './shell/use-route-focus.ts'
import { ShopContext } from './shell/use-shop.ts'
import { useServiceWorker } from './features/offline/use-service-worker.ts'
import { useTagManager } from './features/analytics/use-tag-manager.ts'
import { useBrowserId } from './features/visitor/use-browser-id.ts'
import { setApiBase } from './lib/browser-api.ts'
import { addressIn } from './lib/language.ts'
import { partialData, serviceUnavailable } from '../runtime/failed-reads.ts'
import { paper } from './lib/theme-color.ts'
import { setOwnTexts } from './messages/texts.ts'
import type { RootData } from './lib/root-data.ts'
import { PageMetaTags } from '../runtime/page-meta-tags.tsx'

export async function loader({ context: { api, environment: site, logFault } }: Route.LoaderArgs) {
  const [shop, categories] = await Promise.all([
    api.shop().catch((error: unknown) => {
      throw serviceUnavailable(logFault, 'The facts of the shop', error)
    }),
    api.categories().catch((error: unknown) => {
      logFault('Categories could not be read.', error)
      return undefined
    }),
  ])
  const environment = { ...site, shop }
  const root = { environment, categories: categories ?? [] }
  // Without categories the menus stay empty.
  return categories ? data<RootData>(root) : partialData<RootData>(root)
}

/** The root data is loaded once per document, not on every navigation. */
export const shouldRevalidate = () => false

/** The data of the root. Its loader never fails. */
const useRootData = () => useRouteLoaderData('root') as RootData

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useRootData().environment
  return (
    // Scripts that run before React set attributes here.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
        <PageMetaTags />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={addressIn(language, '/manifest.webmanifest')} />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={scrollKey} />
      </body>
    </html>
  )
}

const languageLink = <ShopLanguage />
const loadingBar = <ShopLoadingBar />
const header = <ShopHeader bag={<BagCountLink />} search={<ShopSearch />} language={languageLink} />

function Shell({ children }: { children: ReactNode }) {
  const { environment, categories } = useRootData()
  const { apiBase, language, mediaBase } = environment
  useRouteFocus('main')
  useBackClosesLayers()
  useBrowserId()
  usePrefetchVisible()
  useExactReturn()
  useRenderOffscreen()
  useTagManager(environment.tagScript)
  useEffect(removeOldWhenIdle, [])
  const storedAt = useServiceWorker(environment.serviceWorker)
  // Before the bag: the early script writes its number into the header until the page is marked.
  useHydrationMark()
  useEffect(() => bagStore.getState().connect(), [])
  useEffect(() => setApiBase(apiBase), [apiBase])
  const own = environment.shop.texts[language]
  useEffect(() => setOwnTexts(own), [own])

  return (
    <ShopContext value={environment}>
      <LinkProvider component={ShopLink}>
        <MediaProvider base={mediaBase}>
          <ShopMarket language={language} shop={environment.shop}>
            <CategoriesProvider initial={categories}>
              <LayerProvider onOpen={openLayer}>
                <SiteLayout
                  loadingBar={loadingBar}
                  header={header}
                  footer={<ShopFooter onSubscribe={subscribe} language={languageLink} />}
                >
                  <ShopPlainMenu />
                  <OfflineNavigation />
                  <StoredPage at={storedAt} />
                  <LostFile />
                  {children}
                  <RouteAnnouncer />
                  <LazyAdditionNotice />
                  <PrefetchOrderPages />
                </SiteLayout>
              </LayerProvider>
            </CategoriesProvider>
          </ShopMarket>
        </MediaProvider>
      </LinkProvider>
    </ShopContext>
  )
}

/** Removes the name, phone number and address of a shopper who has not ordered for 30 days. */
function removeOldWhenIdle() {
  const remove = () => {
    // Most visits have none, and then need not load what removes it.
    if (Object.values(PERSONAL_KEYS).every((key) => localStore.read(key) === null)) return
    import('./features/checkout/personal-data.ts')
      .then(({ removeOldPersonalData }) => removeOldPersonalData())
      .catch((error: unknown) => console.error('Old personal data was not removed.', error))
  }
  return whenIdle(remove, { loaded: true, longest: 10_000 })
}

/** Prefetches the order pages once the bag has a line, so that they also open offline. */
function PrefetchOrderPages() {
  const filled = useBag(({ bag }) => bag !== null && bagCount(bag) > 0)
  if (!filled) return null
  return (
    <>
      <PrefetchPage path="/cart" />
      <PrefetchPage path="/shipping" />
    </>
  )
}

export default function Root() {
  return (
    <Shell>
      <NavigationSkeleton>
        <Outlet />
      </NavigationSkeleton>
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  // The server has logged it.
  useEffect(() => {
    if (!notFound) console.error(error)
  }, [error, notFound])
  return (
    <Shell>
      <NavigationSkeleton>
        <RootError notFound={notFound} />
      </NavigationSkeleton>
    </Shell>
  )
}

function RootError({ notFound }: { notFound: boolean }) {
  const t = useMessages(shellMessages)
  return (
    <PageError
      title={t(notFound ? 'shell.missing' : 'shell.failed')}
      description={t('shell.failedText')}
    />
  )
}
