import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '@shop/tooling/browser.mjs'
import { startProcess, stopProcess } from '../../api/test/shop-process.ts'

/** The pages that are measured, by name. */
export const pages = { home: '/', list: '/products', details: '/product-details/1' }

/**
 * Runs `measure` with the production shop, in the empty folder `directory` on `port`, and a browser. Stops
 * both afterwards. `extraArgs` are further arguments of the browser.
 */
export async function withShopAndBrowser(port, measure, extraArgs = []) {
  const directory = await mkdtemp(join(tmpdir(), 'shop-web-bench-'))
  const shop = await startProcess(port, { DATA_DIR: directory, DATABASE_URL: '' })
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args, ...extraArgs], env })
  try {
    await measure({ browser, origin: new URL(shop.baseUrl).origin, directory })
  } finally {
    await browser.close()
    await stopProcess(shop, 'SIGTERM')
    await rm(directory, { recursive: true, force: true })
  }
}
