import { spawn, type ChildProcess } from 'node:child_process'
import { chown, mkdir, open, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { holderOf, lockFolder } from './folder-lock.ts'
import { explain, initialise, readPassword } from './initialise.ts'
import { readPostmaster, stopOrphan } from './orphan.ts'

/** How to reach a database server. `host` is an address, or a folder that holds a Unix socket. */
export interface Address {
  host: string
  port: number
  username: string
  password: string
}

/** A PostgreSQL that this process started and must stop. */
export interface EmbeddedServer {
  address: Address
  /** True on the first start, when the data folder was made. */
  fresh: boolean
  stop(): Promise<void>
}

/** A Unix socket's whole path must fit into 107 bytes. */
const longestSocketDir = 107 - '/.s.PGSQL.5432'.length

/**
 * Starts PostgreSQL on `dataDir/postgres`, which one process at a time may own.
 *
 * Every answered order is on disk: `fsync` and `synchronous_commit` keep their safe defaults.
 * @param flags further `name=value` settings of the server
 * @throws FatalStartError when the folder is taken, full or closed
 */
export async function startEmbedded(
  dataDir: string,
  log: (line: string) => void,
  flags: readonly string[] = [],
): Promise<EmbeddedServer> {
  const unlock = await lockFolder(dataDir).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code ? explain(cause, dataDir) : cause
  })
  try {
    const folder = join(dataDir, 'postgres')
    const binaries = await findBinaries()
    const account = await chooseAccount([folder, binaries.postgres])
    await stopOrphan(folder, log)
    const fresh = await initialise({ folder, initdb: binaries.initdb, account, dataDir })
    const { host, port } = await choosePlace(dataDir)
    if (host.startsWith('/') && account.ids) await chown(host, account.ids.uid, account.ids.gid)
    const place = host.startsWith('/')
      ? ['-c', 'listen_addresses=', '-k', host]
      : ['-c', `listen_addresses=${host}`, '-c', 'unix_socket_directories=']
    const settings = ['max_connections=200', 'shared_buffers=128MB', ...flags]
    const [command = binaries.postgres, ...before] = [...account.wrapper, binaries.postgres]
    // A process group of its own: Ctrl-C reaches the shop, which then stops the database last.
    const launch = (output: number) =>
      spawn(
        command,
        [
          ...before,
          '-D',
          folder,
          '-p',
          String(port),
          ...place,
          ...settings.flatMap((s) => ['-c', s]),
        ],
        {
          ...(account.wrapper.length ? {} : account.ids),
          cwd: '/',
          detached: true,
          stdio: ['ignore', output, output],
          env: { ...process.env, LC_ALL: 'C' },
        },
      )
    const kept = await keepRunning(() => launchReady(launch, folder, dataDir), log)
    const address = { host, port, username: 'shop', password: await readPassword(dataDir) }
    return {
      address,
      fresh,
      async stop() {
        await kept.stop()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The address of an embedded server that another living process owns, if there is one. */
export async function findRunning(dataDir: string): Promise<Address | undefined> {
  if ((await holderOf(dataDir)) === undefined) return undefined
  const found = await readPostmaster(join(dataDir, 'postgres'))
  if (!found?.ready) return undefined
  return {
    host: found.socketDir || '127.0.0.1',
    port: found.port,
    username: 'shop',
    password: await readPassword(dataDir),
  }
}

async function choosePlace(dataDir: string) {
  const run = join(dataDir, 'run')
  if (process.platform !== 'win32' && Buffer.byteLength(run) <= longestSocketDir) {
    await mkdir(run, { recursive: true, mode: 0o700 })
    return { host: run, port: 5432 }
  }
  const probe = createServer()
  const port = await new Promise<number>((found, failed) => {
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => found((probe.address() as { port: number }).port))
  })
  await new Promise((closed) => probe.close(closed))
  return { host: '127.0.0.1', port }
}

/** Pauses between tries to start a fallen server again; the last one repeats, in milliseconds. */
const restartPauses = [0, 200, 1000, 2000, 5000]
const stable = 60_000

/**
 * Starts the server again when it ends by itself, so that a crash costs seconds and not the shop.
 * It never gives up: a full disk may be freed hours later.
 */
async function keepRunning(start: () => Promise<ChildProcess>, log: (line: string) => void) {
  let stopping = false
  let tries = 0
  let child = await start()
  let startedAt = Date.now()
  const lastResort = () => void child.kill('SIGINT')
  process.once('exit', lastResort)
  const again = async () => {
    if (Date.now() - startedAt > stable) tries = 0
    while (!stopping) {
      await sleep(restartPauses[tries] ?? restartPauses.at(-1), undefined, { ref: false })
      if (stopping) return
      tries += 1
      log('The database ended unexpectedly and is being started again.')
      try {
        child = await start()
        startedAt = Date.now()
        child.once('exit', () => void again())
        // Stopping may have begun while it was starting.
        if (stopping) await stopChild(child)
        return
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
      }
    }
  }
  child.once('exit', () => void again())
  return {
    async stop() {
      stopping = true
      process.off('exit', lastResort)
      await stopChild(child)
    },
  }
}

/** What a killed server's last children leave behind for a moment. */
const passing = /shared memory block|lock file .* already exists|another server might be running/i

async function launchReady(
  launch: (output: number) => ChildProcess,
  folder: string,
  dataDir: string,
): Promise<ChildProcess> {
  const path = join(dataDir, 'postgres.log')
  const deadline = Date.now() + 60_000
  for (;;) {
    const logFile = await open(path, 'w', 0o600)
    const child = launch(logFile.fd)
    await logFile.close()
    const failure = await ready(child, folder, deadline)
    if (!failure) return child
    const printed = `${String(failure)} ${await readFile(path, 'utf8').catch(() => '')}`
    if (!passing.test(printed) || Date.now() > deadline) {
      throw explain(new Error(printed, { cause: failure }), dataDir)
    }
    await sleep(200)
  }
}

/** Waits until the server takes connections; returns why it does not. */
async function ready(child: ChildProcess, folder: string, deadline: number) {
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  while (Date.now() < deadline) {
    if (failure) return failure
    if (child.exitCode !== null || child.signalCode !== null) return new Error('It stopped.')
    const found = await readPostmaster(folder)
    if (found?.ready && found.pid === child.pid) return undefined
    await sleep(10)
  }
  child.kill('SIGQUIT')
  return new Error('It gave no answer within a minute.')
}

async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGINT')
  await Promise.race([gone, sleep(15_000, undefined, { ref: false })])
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGQUIT')
    await gone
  }
}
