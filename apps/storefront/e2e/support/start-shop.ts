import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '@shop/tooling/free-port.ts'

const main = resolve(import.meta.dirname, '../../../shop/src/main.ts')

/**
 * Starts a shop of one test as `npm start` does, and waits until it is ready.
 * @param env its settings; with `DATA_DIR` it has a database of its own, with `API_URL` none
 * @returns its address, and the function that stops it and waits for its end
 * @throws Error with the output of a shop that ends before it is ready
 */
export async function startShop(env: Readonly<Record<string, string>>) {
  const port = await freePort()
  const shop = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()))
  const ended = once(shop, 'exit')
  const url = `http://127.0.0.1:${port}`
  // /readyz belongs to the API.
  const path = env['API_URL'] ? '/robots.txt' : '/readyz'
  const isReady = async () => {
    if (shop.exitCode !== null) throw new Error(output)
    return (await fetch(url + path).catch(() => undefined))?.ok
  }
  await expect.poll(isReady, { timeout: 150_000 }).toBe(true)
  const stop = async () => {
    shop.kill('SIGTERM')
    await ended
  }
  return { url, stop }
}
