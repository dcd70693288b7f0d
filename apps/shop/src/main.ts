import { createLogger, driverError, FatalStartError, loadSettings } from '@shop/api'
import {
  buildDir,
  faultLog,
  keepBuildFiles,
  loadBuild,
  loadStorefrontSettings,
} from '@shop/storefront/server'
import { checkSettings } from './check-settings.ts'
import { deskDir, deskRoutes } from './desk.ts'
import { followFacts } from './follow-facts.ts'
import { listen } from './listen.ts'
import { mediaRoutes } from './media.ts'
import { createShop } from './shop.ts'
import { say, sayReady, startApi } from './start-api.ts'
import { stopSignal } from './stop-signal.ts'

/**
 * The composition root of the shop. `npm start`, the journeys, the fault tests and the benchmarks run
 * this file. `API_URL` leaves out the API, `PAGES=off` the pages.
 */
async function start(stop: AbortSignal) {
  const settings = loadSettings(process.env)
  const { apiUrl, environments, pages, tagOrigins } = loadStorefrontSettings(process.env)
  const log = createLogger(settings)
  await checkSettings(settings)
  const build = pages ? await loadBuild() : undefined
  // The desk signs in at the API of its own origin.
  const { mediaBase } = environments.en
  const desk = pages && !apiUrl ? deskRoutes({ root: deskDir, mediaBase }) : undefined
  const api = apiUrl ? undefined : await startApi(settings, log, stop)
  if (api && build) {
    void keepBuildFiles(api.buildFiles, `${buildDir}/client/assets`, faultLog(log))
    void api.storeTexts(build.entry.module.catalogue)
  }

  const shop = createShop({
    log,
    api,
    apiUrl: apiUrl ?? '',
    media: mediaRoutes(faultLog(log), settings),
    desk,
    environments,
    tagOrigins,
    build,
    clientDir: `${buildDir}/client`,
  })
  try {
    await followFacts(shop)
    stop.throwIfAborted()
    const { port } = await listen(shop, {
      host: settings.host,
      port: settings.port,
      stop,
      onStopping: () => {
        api?.announceStop()
        say(`${stop.reason}: finishing open requests …`)
      },
      onStopped: async () => {
        await api?.close()
        say('Stopped.')
        process.exit(0)
      },
    })
    const origin = `http://localhost:${port}`
    const ready = pages ? `The shop is ready at ${origin}` : `The API is ready at ${origin}/api`
    sayReady(ready, origin, api?.ownerLink)
  } catch (error) {
    await api?.close()
    throw error
  }
}

const stop = stopSignal()
start(stop).catch((thrown: unknown) => {
  const error = driverError(thrown)
  // What failed after the signal, failed because of it: Ctrl-C reaches the programs of a start, too.
  if (stop.aborted) {
    say('Stopped.')
    process.exit(0)
  }
  const expected = error instanceof FatalStartError || error instanceof RangeError
  process.stderr.write(
    expected ? `${error.message}\n` : `${String((error as Error)?.stack ?? error)}\n`,
  )
  if (error instanceof FatalStartError && error.cure) process.stderr.write(`${error.cure}\n`)
  process.exit(1)
})
