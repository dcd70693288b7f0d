// Benchmark: compares the product card and the dialog with plain React baselines in main-thread CPU time.
// Mounts 1,000 cards, hydrates 100, server-renders 1,000 and opens a dialog over 1,000.
// Rounds alternate and the median counts. On a busy machine only the ratios are reliable.
// Own code, because benchmark libraries do not measure main-thread CPU time in a browser.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { rolldown } from 'rolldown'
import { findBrowser } from '@shop/tooling/browser.mjs'
import { serveFolder } from '@shop/tooling/serve-folder.mjs'
import { measureCards, measureDialog } from './browser-page.mjs'
import { runTool } from '../scripts/run-tool.mjs'

process.env.NODE_ENV = 'production'
const implementations = ['library', 'baseline']
const aims = { mount: 1.3, hydrate: 1.5, server: 1.9 }
const usage = 'usage: npm run bench ui -- [rounds, 9 unless given]'
const given = process.argv[2] ?? '9'
if (!(Number(given) > 0)) {
  console.log(`Compares the card and the dialog with plain React in main-thread time.\n${usage}`)
  process.exit(given === '--help' || given === '-h' ? 0 : 1)
}
const rounds = Number(given)
const home = fileURLToPath(new URL('..', import.meta.url))
const out = join(home, 'build', 'bench')

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

const buildStyles = (name, from) =>
  runTool('tailwindcss', ['-i', from, '-o', join(out, name), '--minify'])

const pageOf = (implementation, html) => `<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="/${implementation}.css">
<style>.list{display:grid;grid-template-columns:repeat(4,1fr);gap:24px}</style>
<div id="container">${html}</div><script type="module" src="/in-browser.mjs"></script>`

/** The tags of the cards, such as `article a picture`, without attributes and texts. */
const tagsOf = (html) => (html.match(/<[a-z][a-z0-9]*/g) ?? []).join(' ')

await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
await bundle('in-browser.tsx', 'browser')
const server = await bundle('on-server.tsx', 'node', /^react(-dom)?(\/|$)/)
const { render } = await import(pathToFileURL(server).href)
if (tagsOf(render('library', 100)) !== tagsOf(render('baseline', 100)))
  throw new Error('baseline-card.tsx must render the same elements as ProductCard: change it too.')
buildStyles('library.css', 'bench/library-page.css')
buildStyles('baseline.css', 'bench/baseline-page.css')
await cp(join(home, 'src', 'styles', 'fonts'), join(out, 'fonts'), { recursive: true })
for (const implementation of implementations) {
  await writeFile(join(out, `mount-${implementation}.html`), pageOf(implementation, ''))
  // Both use the library's cards and style sheet, so that only the dialog differs.
  await writeFile(join(out, `dialog-${implementation}.html`), pageOf('library', ''))
  await writeFile(
    join(out, `hydrate-${implementation}.html`),
    pageOf(implementation, render(implementation, 100)),
  )
}

const onServer = (implementation) => {
  const before = process.cpuUsage()
  for (let i = 0; i < 5; i += 1) render(implementation, 1000)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 5000
}

const { executablePath, args, env } = await findBrowser()
const { url, close } = await serveFolder(out)
// With scrollbars, because a dialog that removes them shifts the layout.
const ignoreDefaultArgs = ['--hide-scrollbars']
const browser = await chromium.launch({ executablePath, args, env, ignoreDefaultArgs })
const dialogs = { library: [], baseline: [] }
const milliseconds = Object.fromEntries(
  Object.keys(aims).map((name) => [name, { library: [], baseline: [] }]),
)
try {
  for (let round = 0; round < rounds; round += 1)
    for (const implementation of round % 2 ? implementations : [...implementations].reverse()) {
      const cards = (work, count) =>
        measureCards(browser, `${url}/${work}-${implementation}.html`, [
          work,
          implementation,
          count,
        ])
      milliseconds.mount[implementation].push(await cards('mount', 1000))
      milliseconds.hydrate[implementation].push(await cards('hydrate', 100))
      milliseconds.server[implementation].push(onServer(implementation))
      const dialog = `${url}/dialog-${implementation}.html`
      dialogs[implementation].push(await measureDialog(browser, dialog, implementation, 1000))
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
console.log(`main-thread CPU, median of ${rounds} rounds     library baseline   ratio     aim`)
for (const [name, { library, baseline }] of Object.entries(milliseconds)) {
  const [a, b] = [median(library), median(baseline)]
  const figures = [
    `${a.toFixed(1)} ms`,
    `${b.toFixed(1)} ms`,
    (a / b).toFixed(2),
    `≤ ${aims[name]}`,
  ]
  console.log(titles[name].padEnd(40) + figures.map((figure) => figure.padStart(9)).join(''))
}

const middle = (implementation, name) => median(dialogs[implementation].map((run) => run[name]))
const row = (title, implementation) => {
  const shift = Math.max(...dialogs[implementation].map((run) => run.shift))
  const [visible, cpu] = ['milliseconds', 'cpu'].map((name) => middle(implementation, name))
  const ratio = cpu / middle('baseline', 'cpu')
  const figures = [
    `${visible.toFixed(0)} ms`,
    `${cpu.toFixed(0)} ms`,
    ratio.toFixed(2),
    `${shift} px`,
  ]
  console.log(title.padEnd(40) + figures.map((figure) => figure.padStart(9)).join(''))
}
console.log('\nopening a dialog over 1,000 cards         visible      CPU   ratio    shift')
row('library (aim ≤ 50 ms, ≤ 2 ×, 0 px)', 'library')
row('<dialog> of the platform', 'baseline')
