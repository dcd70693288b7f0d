import {
  createApp,
  createCatalogue,
  inviteOwner,
  prepareDatabase,
  openDatabase,
  readBuildFile,
  orderWebhook,
  chosenStore,
  seedIfEmpty,
  sendsSms,
  shutdownTimes,
  smsDriver,
  startJobs,
  storeBuildFiles,
  storeCatalogue,
  type BuildFile,
  type Logger,
  type Settings,
  type TextCatalogue,
} from '@shop/api'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Opens the database, migrates it, fills an empty one with the demo shop, and creates the API.
 * @param stop ends the start after its current step, and closes the database; its reason is thrown
 */
export async function startApi(settings: Settings, log: Logger, stop: AbortSignal) {
  stop.throwIfAborted()
  say(settings.databaseUrl ? 'Connecting to the database …' : 'Starting the database …')
  const database = await openDatabase(settings, { log })
  try {
    stop.throwIfAborted()
    await prepareDatabase(database, log, settings, stop)
    stop.throwIfAborted()
    const stored = await seedIfEmpty(database, settings, { orders: settings.demoOrders })
    stop.throwIfAborted()
    if (stored > 0) say(`The database was empty: stored ${stored} demo products.`)
    const { db } = database
    const owner = await inviteOwner(db)
    const catalogue = createCatalogue({ db, settings })
    // Not awaited: a shop of many products is open before all of them are read.
    catalogue.prepare().catch((error: unknown) => {
      log.warn(
        { err: error },
        'The products could not be read. The next list or search tries again.',
      )
    })
    const send = sendsSms(settings) ? smsDriver(settings.sms, log) : undefined
    if (!send) {
      log.warn(
        'No SMS gateway is configured: text messages are not sent, and expire after a day. Set SMS_DRIVER=webhook and SMS_WEBHOOK_URL.',
      )
    }
    const jobs = startJobs({
      db,
      send,
      postOrder: orderWebhook(settings.orderWebhook),
      photos: chosenStore(settings),
      log,
    })
    const stopping = new AbortController()
    let jobsEnded: Promise<unknown> | undefined
    return {
      app: createApp({ db, catalogue, settings, log, stopping: stopping.signal }),
      catalogue,
      buildFiles: {
        read: (name: string) => readBuildFile(db, name),
        store: (files: readonly BuildFile[]) => storeBuildFiles(db, files),
      },
      /** Stores the texts of the pages, which the owner can change. */
      storeTexts: (texts: TextCatalogue) =>
        storeCatalogue(db, texts).catch((error: unknown) => {
          log.error({ err: error }, 'The texts of the pages could not be stored.')
        }),
      /** While nobody can sign in to the desk: the path of a link that makes the owner. */
      ownerLink: owner?.path,
      /** From now on `/readyz` responds 503, and no job starts new work. */
      announceStop() {
        stopping.abort()
        // A job whose statement hangs ends with its connection.
        jobsEnded ??= Promise.race([jobs.stop(), sleep(shutdownTimes.jobs)])
      },
      async close() {
        this.announceStop()
        await jobsEnded
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Says that the shop is open, and how its first owner signs in to the desk. */
export function sayReady(ready: string, origin: string, ownerLink: string | undefined): void {
  say(ready)
  if (ownerLink === undefined) return
  say('The desk has no owner yet. This link makes one, once and within a day:')
  say(`${origin}${ownerLink}`)
}

/** One line for the person who started the shop. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
