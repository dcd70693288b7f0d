import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { loadSettings, createLogger } from '@shop/api'
import { faultLog, loadStorefrontSettings, type StorefrontBuild } from '@shop/storefront/server'
import { checkSettings } from './check-settings.ts'
import { followFacts } from './follow-facts.ts'
import { requestListener } from './listen.ts'
import { mediaRoutes } from './media.ts'
import { createShop } from './shop.ts'
import { sayReady, startApi } from './start-api.ts'
import { stopSignal } from './stop-signal.ts'

/** The development server: pages and @shop/ui reload in the browser on every change. */
const settings = loadSettings(process.env)
const { environments, tagOrigins } = loadStorefrontSettings(process.env)
const log = createLogger(settings)
const stop = stopSignal()
await checkSettings(settings)
const api = await startApi(settings, log, stop).catch((error: unknown) => {
  if (stop.aborted) process.exit(0)
  throw error
})
const http = createServer()
const vite = await createVite({
  root: `${import.meta.dirname}/../../storefront`,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
})
/** Answers what is under /desk, its base address, and passes on the rest. */
const desk = await createVite({
  root: `${import.meta.dirname}/../../desk`,
  server: { middlewareMode: true, hmr: { server: http } },
})

const loadBuild = () =>
  vite.ssrLoadModule('virtual:react-router/server-build') as Promise<StorefrontBuild>

const shop = createShop({
  log,
  api,
  apiUrl: '',
  media: mediaRoutes(faultLog(log), settings),
  environments,
  tagOrigins,
  build: loadBuild,
  clientDir: undefined,
})
loadBuild().then(
  ({ entry }) => void api.storeTexts(entry.module.catalogue),
  (error: unknown) => log.error({ err: error }, 'The texts of the pages could not be loaded.'),
)
await followFacts(shop)
const handleRequest = requestListener(shop, settings.host)
http.on('request', (request, response) => {
  const serveShop = () =>
    vite.middlewares(request, response, () => handleRequest(request, response))
  if (/^\/desk(\/|\?|$)/.test(request.url ?? '')) desk.middlewares(request, response, serveShop)
  else serveShop()
})
http.listen(settings.port, settings.host, () => {
  const origin = `http://localhost:${settings.port}`
  sayReady(`The shop is ready at ${origin}, and reloads`, origin, api.ownerLink)
})

const close = async () => {
  http.closeAllConnections()
  http.close()
  await Promise.all([vite.close(), desk.close()])
  await api.close()
  process.exit(0)
}
if (stop.aborted) await close()
stop.addEventListener('abort', () => void close())
