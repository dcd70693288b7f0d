// Rates the indexable pages of the production shop with Lighthouse on its slow phone: the median of some
// runs of each category, and the audits that take points off.
//   node bench/lighthouse-bench.mjs [--rounds 3] [--only accessibility,seo] [--paths /,/bn] [--json FILE]
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { benchOptions } from './bench-options.mjs'
import { freePort } from '@shop/tooling/free-port.ts'
import { runCommand } from '@shop/tooling/user-error.mjs'
import { loadLighthouse } from './lighthouse-package.mjs'
import { withShopAndBrowser } from './shop-and-browser.mjs'

const values = benchOptions(
  `Rates the indexable pages with Lighthouse on its slow phone: medians of each category.
usage: npm run bench lighthouse -- [--rounds 3] [--only accessibility,seo] [--paths /,/bn]
       [--port 4295] [--json FILE]`,
  {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: 'performance,accessibility,best-practices,seo' },
    paths: { type: 'string', default: '' },
    port: { type: 'string', default: '4295' },
    json: { type: 'string' },
  },
)
const categories = values.only.split(',')

await runCommand(async () => {
  const lighthouse = await loadLighthouse()
  const devtoolsPort = await freePort()
  const results = []
  const measure = async ({ origin }) => {
    const paths = values.paths ? values.paths.split(',') : await indexedPaths(origin)
    console.log(`| page | ${categories.join(' | ')} | load |`)
    console.log(`|---|${categories.map(() => '---').join('|')}|---|`)
    for (const path of paths) {
      const result = await rate(lighthouse, origin + path, devtoolsPort)
      const cells = [path, ...result.scores, loadavg()[0].toFixed(1)]
      console.log(`| ${cells.join(' | ')} |`)
      results.push({ path, ...result })
    }
  }
  await withShopAndBrowser(Number(values.port), measure, [
    `--remote-debugging-port=${devtoolsPort}`,
  ])
  for (const { path, faults } of results)
    for (const fault of faults) console.log(`${path}: ${fault}`)
  if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`)
})

/** One path of each kind of page in the sitemap: pages of another product or category are alike. */
async function indexedPaths(origin) {
  const locations = async (path) => {
    const text = await (await fetch(origin + path)).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
      url.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code)).slice(origin.length),
    )
  }
  const files = await locations('/sitemap.xml')
  const paths = (await Promise.all(files.map(locations))).flat()
  const kinds = new Map()
  for (const path of paths.map((found) => found || '/')) {
    const { pathname, searchParams } = new URL(path, origin)
    const kind = `${pathname.replace(/\d+/g, '0')} ${[...searchParams.keys()].join()}`
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}

/** The median scores of a page from 0 to 100, in the order of the categories, and what takes points off. */
async function rate(lighthouse, url, port) {
  await fetch(url)
  const runs = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    runs.push(lhr)
  }
  const scores = categories.map((name) => {
    const sorted = runs
      .map((lhr) => Math.round((lhr.categories[name].score ?? 0) * 100))
      .sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  })
  return { scores, faults: faultsOf(runs[0]) }
}

function faultsOf({ categories: rated, audits }) {
  return Object.values(rated).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit].score ?? 1) < 0.9)
      .map(({ id: audit }) => {
        const { title, displayValue = '', details } = audits[audit]
        const items = (details?.items ?? []).slice(0, 3).map((item) => JSON.stringify(item))
        return [
          `${id}, ${audit}: ${title}`,
          displayValue,
          ...items.map((item) => item.slice(0, 600)),
        ]
          .filter(Boolean)
          .join('\n    ')
      }),
  )
}
