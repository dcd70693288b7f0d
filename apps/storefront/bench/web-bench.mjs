// Measures the pages of the production shop on a cheap phone, beside static pages of the same content
// in the same run.
//   node bench/web-bench.mjs [--rounds 10] [--port 4293] [--json FILE] [--only loads|actions|early]
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { benchOptions } from './bench-options.mjs'
import { measureNavigation, measureTap, taps } from './measure-actions.mjs'
import { earlyControls, measureEarly } from './measure-early.mjs'
import { measureLoad, measureSecondVisit, measureUsable } from './measure-load.mjs'
import { createSamples } from './samples.mjs'
import { pages, withShopAndBrowser } from './shop-and-browser.mjs'
import { serveStaticPages } from './static-page.mjs'

const values = benchOptions(
  `Measures pages on a slow phone, beside static pages of the same content in the same run.
usage: npm run bench web -- [--rounds 10] [--port 4293] [--json FILE] [--only loads|actions|early]`,
  {
    rounds: { type: 'string', default: '10' },
    port: { type: 'string', default: '4293' },
    json: { type: 'string' },
    only: { type: 'string' },
  },
)
const rounds = Number(values.rounds)
const { note, print } = createSamples('static', 'shop')

await withShopAndBrowser(Number(values.port), async ({ browser, origin }) => {
  const tapped = await secondProduct(origin)
  const reference = await serveStaticPages(browser, origin, [...Object.values(pages), tapped])
  try {
    await measureRounds(browser, origin, reference.origin)
  } finally {
    reference.close()
  }
})
const results = print()
if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`)

/** The address of the second product of the list, which the navigation opens. */
async function secondProduct(origin) {
  const list = await (await fetch(origin + pages.list)).text()
  const addresses = [...list.matchAll(/href="(\/product-details\/[^"]*)"/g)]
  const [, second] = new Set(addresses.map(([, address]) => address))
  return second
}

async function measureRounds(browser, origin, referenceOrigin) {
  for (const path of Object.values(pages)) await fetch(origin + path)
  for (let round = 0; round < rounds; round += 1) {
    const asked = (part) => !values.only || values.only === part
    if (asked('loads')) await measureLoads(browser, origin, referenceOrigin, round)
    if (asked('early')) await measureEarlyPresses(browser, origin)
    if (asked('actions')) await measureActions(browser, origin, referenceOrigin)
    process.stderr.write(`round ${round + 1} of ${rounds}, load ${loadavg()[0].toFixed(1)}\n`)
  }
}

async function measureLoads(browser, origin, referenceOrigin, round) {
  for (const [name, path] of Object.entries(pages)) {
    const sides = [
      ['static', referenceOrigin, false],
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
  note('home: lcp of a second visit', 'shop', await measureSecondVisit(browser, `${origin}/`))
}

async function measureEarlyPresses(browser, origin) {
  for (const [name, control] of Object.entries(earlyControls))
    for (const delay of [100, 1200])
      note(
        `${name}, pressed ${delay} ms after the first paint`,
        'shop',
        await measureEarly(browser, origin + pages[control[0]], control, delay),
      )
}

async function measureActions(browser, origin, referenceOrigin) {
  note('list → details', 'static', await measureNavigation(browser, referenceOrigin, {}))
  note('list → details', 'shop', await measureNavigation(browser, origin, { hydrates: true }))
  for (const [name, [path, lines, selector]] of Object.entries(taps)) {
    const url = origin + (pages[path] ?? path)
    const { paint, handler } = await measureTap(browser, url, lines, selector)
    note(`${name}: tap → paint`, 'shop', paint)
    note(`${name}: in handlers`, 'shop', handler)
  }
}
