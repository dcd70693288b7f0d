import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The program that `npm start` runs. */
export const main = join(import.meta.dirname, '../../shop/src/main.ts')

/** The options of Node, and the variable of the C library, that `npm start` sets. */
const nodeOptions = ['--max-semi-space-size=8']
const memory = { MALLOC_ARENA_MAX: '2' }

/** A shop in its own process, started as in production. */
export interface ShopProcess {
  child: ChildProcess
  baseUrl: string
}

/**
 * Starts the shop and waits until it is ready. Two of its settings differ: `TRUSTED_PROXIES` is 1, so that each
 * test shopper has an address, sent as `X-Forwarded-For`, and `DEMO` leaves out the demo's orders, so that all
 * orders are those of the caller. The limits are the default.
 * @param wrapper a command, with its arguments, that runs the program in its last arguments
 * @throws Error with the output of the process when it ends before it is ready
 */
export async function startProcess(
  port: number,
  env: Record<string, string>,
  wrapper: readonly string[] = [],
): Promise<ShopProcess> {
  const [command = process.execPath, ...args] = [...wrapper, process.execPath, ...nodeOptions, main]
  const child = spawn(command, args, {
    env: {
      ...process.env,
      ...memory,
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '1',
      DEMO: 'catalogue',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const baseUrl = `http://127.0.0.1:${port}/api`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop did not start: ${output}`)
    const response = await fetch(`${baseUrl}/readyz`).catch(() => undefined)
    if (response?.ok) return { child, baseUrl }
    await sleep(20)
  }
}

/** Ends a process with a signal and waits until it has exited. */
export async function stopProcess(shop: ShopProcess, signal: NodeJS.Signals): Promise<void> {
  if (shop.child.exitCode !== null || shop.child.signalCode !== null) return
  const exited = new Promise((resolve) => shop.child.once('exit', resolve))
  shop.child.kill(signal)
  await exited
}

/** The header with which a test shopper has the nth address. */
export function fromAddress(n: number): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
}
