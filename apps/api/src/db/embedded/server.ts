import { spawn, type ChildProcess } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { holderOf, lockFolder } from './folder-lock.ts'
import { explain, initialise, postgresFolder, readPassword } from './initialise.ts'
import { readPostmaster, stopOrphan } from './orphan.ts'
import { openServerLog } from './server-log.ts'

/** The address of a database server. `host` is a host name, or the folder of a Unix socket. */
export interface Address {
  host: string
  port: number
  username: string
  password: string
}

/** A PostgreSQL server that this process has started and must stop. */
export interface EmbeddedServer {
  address: Address
  /** True when this start created the data folder. */
  fresh: boolean
  stop(): Promise<void>
}

/** The path of a Unix socket has at most 107 bytes. */
const longestSocketDir = 107 - '/.s.PGSQL.5432'.length

/**
 * Starts PostgreSQL on `dataDir/postgres` and locks `dataDir` for this process.
 *
 * Every answered order is on disk: `fsync` and `synchronous_commit` keep their defaults.
 * @param flags further `name=value` settings of the server
 * @throws FatalStartError when the folder is in use, full or not accessible
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
    const folder = postgresFolder(dataDir)
    const binaries = await findBinaries()
    const account = await chooseAccount([folder, binaries.postgres])
    await stopOrphan(folder, log)
    const fresh = await initialise({ initdb: binaries.initdb, account, dataDir })
    const { host, port } = await choosePlace(dataDir)
    if (host.startsWith('/') && account.ids) await chown(host, account.ids.uid, account.ids.gid)
    const place = host.startsWith('/')
      ? ['-c', 'listen_addresses=', '-k', host]
      : ['-c', `listen_addresses=${host}`, '-c', 'unix_socket_directories=']
    const settings = [
      // More than the largest DB_POOL_SIZE, so that commands and migrations can connect, too.
      'max_connections=220',
      'shared_buffers=128MB',
      // The log is kept. A detail such as "Failing row contains …" has names and phone numbers.
      'log_error_verbosity=terse',
      ...flags,
    ]
    const [command = binaries.postgres, ...before] = [...account.wrapper, binaries.postgres]
    // Its own process group: Ctrl-C reaches only the shop, which stops the database last.
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

/** The address of the embedded server of another running process, if there is one. */
export async function findRunning(dataDir: string): Promise<Address | undefined> {
  if ((await holderOf(dataDir)) === undefined) return undefined
  const found = await readPostmaster(postgresFolder(dataDir))
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

/** Pauses before each restart of a server that has ended, in milliseconds; the last one repeats. */
const restartPauses = [0, 200, 1000, 2000, 5000]
const stable = 60_000

/**
 * Restarts the server when it ends by itself, without a limit of attempts: a full disk may be freed
 * hours later.
 */
async function keepRunning(start: () => Promise<ChildProcess>, log: (line: string) => void) {
  let stopping = false
  let tries = 0
  let child = await start()
  let startedAt = Date.now()
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
        // `stop` may have been called while the server started.
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
      await stopChild(child)
    },
  }
}

/** Errors that pass when the last child processes of a killed server have ended. */
const passing = /shared memory block|lock file .* already exists|another server might be running/i

async function launchReady(
  launch: (output: number) => ChildProcess,
  folder: string,
  dataDir: string,
): Promise<ChildProcess> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const { file, written } = await openServerLog(dataDir)
    const child = endWithProcess(launch(file.fd))
    await file.close()
    const failure = await ready(child, folder, deadline)
    if (!failure) return child
    const printed = `${String(failure)} ${await written()}`
    if (!passing.test(printed) || Date.now() > deadline) {
      throw explain(new Error(printed, { cause: failure }), dataDir)
    }
    await sleep(200)
  }
}

/** Stops the server also when this process exits at once, from the moment that it is launched. */
function endWithProcess(child: ChildProcess): ChildProcess {
  const lastResort = () => void child.kill('SIGINT')
  process.once('exit', lastResort)
  child.once('exit', () => process.off('exit', lastResort))
  return child
}

/** Waits until the server accepts connections; returns the error if it does not. */
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
