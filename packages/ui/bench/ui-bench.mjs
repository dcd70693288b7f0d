// Benchmark: compares the product card and the dialog with plain React baselines in main-thread CPU time.
// Mounts 1,000 cards, hydrates 100, server-renders 1,000 and opens a dialog over 1,000.
// Rounds alternate and the median counts. On a busy machine only the ratios are reliable.
// Own code, because benchmark libraries do not measure main-thread CPU time in a browser.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { rolldown } from 'rolldown'
import { findBrowser } from '../../../scripts/browser.mjs'
import { serveFolder } from '../../../scripts/serve-folder.mjs'
import { runTool } from '../scripts/run-tool.mjs'

process.env.NODE_ENV = 'production'
const makes = ['ours', 'plain']
const aims = { mount: 1.1, hydrate: 1.25, server: 1.4 }
const rounds = Number(process.argv[2] ?? 9)
const home = fileURLToPath(new URL('..', import.meta.url))
const out = join(home, 'build', 'bench')

// 320 pixels wide, because a 1 px image in a srcset rounds to a width of 0, which counts as failed.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAAFAAQAAAADl65gHAAAAI0lEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAPwaM0AAAWQoMfMAAAAASUVORK5CYII=',
  'base64',
)

const bundle = async (input, platform, external) => {
  const build = await rolldown({
    input: join(home, 'bench', input),
    cwd: home,
    platform,
    external,
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const file = join(out, input.replace('.tsx', '.mjs'))
  await build.write({ file, format: 'esm', minify: platform === 'browser' })
  await build.close()
  return file
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]

const sheet = (name, from) =>
  runTool('tailwindcss', ['-i', from, '-o', join(out, name), '--minify'])

const pageOf = (make, html) => `<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="/${make}.css">
<style>.shelf{display:grid;grid-template-columns:repeat(4,1fr);gap:24px}</style>
<div id="ground">${html}</div><script type="module" src="/in-browser.mjs"></script>`

const opened = async (browser, url, path) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route('**/media/**', (route) =>
    route.fulfill({ body: picture, contentType: 'image/png' }),
  )
  await page.goto(`${url}/${path}.html`)
  await page.waitForFunction(() => 'bench' in globalThis)
  const make = path.split('-').at(-1)
  const answer = await page.evaluate(([name]) => globalThis.bench.dialog(name, 1000), [make])
  await page.close()
  return answer
}

const inBrowser = async (browser, url, path, work) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route('**/media/**', (route) =>
    route.fulfill({ body: picture, contentType: 'image/png' }),
  )
  await page.goto(`${url}/${path}.html`)
  await page.waitForFunction(() => 'bench' in globalThis)
  // `allSettled`, because the local fallback font can be missing on a machine.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  const before = await busy()
  const count = await page.evaluate(([name, make, n]) => globalThis.bench[name](make, n), work)
  const spent = (await busy()) - before
  await page.close()
  if (count !== work[2]) throw new Error(`${path} drew ${count} of ${work[2]} cards`)
  return spent
}

await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
await bundle('in-browser.tsx', 'browser')
const server = await bundle('on-server.tsx', 'node', /^react(-dom)?(\/|$)/)
const { render } = await import(pathToFileURL(server).href)
sheet('ours.css', 'src/styles/styles.css')
sheet('plain.css', 'bench/plain-page.css')
await cp(join(home, 'src', 'styles', 'fonts'), join(out, 'fonts'), { recursive: true })
for (const make of makes) {
  await writeFile(join(out, `mount-${make}.html`), pageOf(make, ''))
  // Both use the library's cards and style sheet, so that only the dialog differs.
  await writeFile(join(out, `dialog-${make}.html`), pageOf('ours', ''))
  await writeFile(join(out, `hydrate-${make}.html`), pageOf(make, render(make, 100)))
}

const onServer = (make) => {
  const before = process.cpuUsage()
  for (let i = 0; i < 5; i += 1) render(make, 1000)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 5000
}

const { executablePath, args, env } = await findBrowser()
const { url, close } = await serveFolder(out)
// With scrollbars, because a dialog that removes them shifts the layout.
const ignoreDefaultArgs = ['--hide-scrollbars']
const browser = await chromium.launch({ executablePath, args, env, ignoreDefaultArgs })
const dialogs = { ours: [], plain: [] }
const spent = Object.fromEntries(Object.keys(aims).map((name) => [name, { ours: [], plain: [] }]))
try {
  for (let round = 0; round < rounds; round += 1)
    for (const make of round % 2 ? makes : [...makes].reverse()) {
      spent.mount[make].push(await inBrowser(browser, url, `mount-${make}`, ['mount', make, 1000]))
      spent.hydrate[make].push(
        await inBrowser(browser, url, `hydrate-${make}`, ['hydrate', make, 100]),
      )
      spent.server[make].push(onServer(make))
      dialogs[make].push(await opened(browser, url, `dialog-${make}`))
    }
} finally {
  await browser.close()
  close()
}

const titles = {
  mount: 'mount 1,000 cards',
  hydrate: 'hydrate 100 cards',
  server: 'server-render 1,000 cards',
}
console.log(`main-thread CPU, median of ${rounds} rounds        ours    plain   ratio    aim`)
for (const [name, { ours, plain }] of Object.entries(spent)) {
  const [a, b] = [median(ours), median(plain)]
  const figures = [
    `${a.toFixed(1)} ms`,
    `${b.toFixed(1)} ms`,
    (a / b).toFixed(2),
    `≤ ${aims[name]}`,
  ]
  console.log(titles[name].padEnd(40) + figures.map((figure) => figure.padStart(9)).join(''))
}

const time = (make) => `${median(dialogs[make].map(({ spent }) => spent)).toFixed(0)} ms`
const shift = (make) => `${Math.max(...dialogs[make].map(({ shift }) => shift))} px`
console.log('\nfrom the press to the picture, over 1,000 cards')
console.log(`our dialog ${time('ours')}, shift ${shift('ours')}  (aim ≤ 60 ms, 0 px)`)
console.log(`the platform's ${time('plain')}, shift ${shift('plain')}`)
