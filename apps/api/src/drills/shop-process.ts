import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A running API in a process of its own, as an owner runs it. */
export interface ShopProcess {
  child: ChildProcess
  base: string
  /** Milliseconds from the start of the process to its first answer. */
  startedIn: number
}

/**
 * Starts the API and waits until it is ready.
 * @param before a command that runs the program it is given, with its arguments
 * @throws Error with what it printed when it stops
 */
export async function startShop(
  port: number,
  env: Record<string, string>,
  before: readonly string[] = [],
): Promise<ShopProcess> {
  const began = Date.now()
  const main = join(import.meta.dirname, '../main.ts')
  const [command = process.execPath, ...args] = [...before, process.execPath, main]
  const child = spawn(command, args, {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RATE_ORDER_PHONE: '1000000000',
      RATE_ORDER_BROWSER: '1000000000',
      RATE_ORDER_ADDRESS: '1000000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const base = `http://127.0.0.1:${port}/api`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop did not start: ${printed}`)
    const answer = await fetch(`${base}/readyz`).catch(() => undefined)
    if (answer?.ok) return { child, base, startedIn: Date.now() - began }
    await sleep(20)
  }
}

/** Ends a process with a signal and waits until it is gone. */
export async function endShop(shop: ShopProcess, signal: NodeJS.Signals): Promise<void> {
  if (shop.child.exitCode !== null || shop.child.signalCode !== null) return
  const gone = new Promise((done) => shop.child.once('exit', done))
  shop.child.kill(signal)
  await gone
}
