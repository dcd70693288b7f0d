// Measures the pages of the production shop on a cheap phone, beside static pages of the same content
// in the same run.
//   node bench/web-bench.mjs [--rounds 10] [--port 4293] [--json FILE]
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startProcess, stopProcess } from '../../api/src/test/shop-process.ts'
import { measureNavigation, measureTap } from './measure-actions.mjs'
import { measureLoad, measureUsable } from './measure-load.mjs'
import { serveStaticPages } from './static-page.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    port: { type: 'string', default: '4293' },
    json: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const pages = { home: '/', list: '/products', details: '/product-details/1' }

const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2
}
const samples = {}
const note = (name, side, value) => {
  samples[name] ??= { static: [], shop: [] }
  samples[name][side].push(value)
}

const directory = await mkdtemp(join(tmpdir(), 'shop-web-bench-'))
const shop = await startProcess(Number(values.port), { DATA_DIR: directory, DATABASE_URL: '' })
const origin = new URL(shop.baseUrl).origin
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
const reference = await serveStaticPages(browser, origin, Object.values(pages))
try {
  for (const path of Object.values(pages)) await fetch(origin + path)
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(pages)) {
      const sides = [
        ['static', reference.origin, false],
        ['shop', origin, true],
      ]
      for (const [side, from, hydrates] of round % 2 ? sides : sides.reverse())
        for (const [metric, value] of Object.entries(
          await measureLoad(browser, from + path, { hydrates }),
        ))
          note(`${name}: ${metric}`, side, value)
      if (name !== 'list')
        note(`${name}: usable`, 'shop', await measureUsable(browser, origin + path))
    }
    note('list → details', 'static', await measureNavigation(browser, reference.origin, {}))
    note('list → details', 'shop', await measureNavigation(browser, origin, { hydrates: true }))
    for (const lines of [0, 100]) {
      const { paint, handler } = await measureTap(browser, origin, pages.details, lines)
      note(`Add to Cart, ${lines} lines: tap → paint`, 'shop', paint)
      note(`Add to Cart, ${lines} lines: in handlers`, 'shop', handler)
    }
    process.stderr.write(`round ${round + 1} of ${rounds}, load ${loadavg()[0].toFixed(1)}\n`)
  }
} finally {
  await browser.close()
  reference.close()
  await stopProcess(shop, 'SIGTERM')
  await rm(directory, { recursive: true, force: true })
}

const shown = (number) =>
  number === undefined || Number.isNaN(number) ? '–' : number.toFixed(number < 10 ? 2 : 0)
console.log('| medians; ms unless named | static page | shop | ÷ |\n|---|---|---|---|')
const results = Object.entries(samples).map(([name, sides]) => {
  const [plain, ours] = [sides.static, sides.shop].map((all) =>
    all.length > 0 ? median(all) : undefined,
  )
  const ratio = plain > 0 ? ours / plain : undefined
  console.log(`| ${name} | ${shown(plain)} | ${shown(ours)} | ${shown(ratio)} |`)
  return { name, static: plain, shop: ours, ratio, samples: sides }
})
if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`)
