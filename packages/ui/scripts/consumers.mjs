// Installs the packed library into applications outside the workspace by the README's steps, builds
// them and checks them in the browser: colours, the caller's classes, the application's own elements,
// measures, the console, and the weight of one Button.
//   node scripts/consumers.mjs [plain|unlayered|tailwind|tailwind-prefix|jsdom|next …]
// Needs the registry of npm. Own code, because publint and attw check the package but build nothing with it.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { viteApplications, viteFolders } from './consumers/applications.mjs'
import { browse, startBrowser } from './consumers/browse.mjs'
import { checkClasses } from './consumers/check-classes.mjs'
import { checkColours } from './consumers/check-colours.mjs'
import { checkMeasures, compareApplication, readApplication } from './consumers/check-isolation.mjs'
import { checkMarket, checkShadow } from './consumers/check-places.mjs'
import { buttonBudget, weighButton } from './consumers/check-weight.mjs'
import { install, writeFiles } from './consumers/folders.mjs'
import { jsdomFiles, jsdomTools } from './consumers/jsdom-application.mjs'
import { nextFiles } from './consumers/next-application.mjs'
import { home, runTool } from './run-tool.mjs'

const known = [...Object.keys(viteApplications), 'jsdom', 'next']
const names = process.argv.length > 2 ? process.argv.slice(2) : known
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0)
  throw new Error(`Unknown application ${unknown.join(', ')}. Known: ${known.join(', ')}.`)

const began = performance.now()
const scratch = mkdtempSync(join(tmpdir(), 'shop-ui-consumers-'))
const failures = []
const report = (text, problems) => {
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${text}${problems.length > 0 ? `: ${problems.length} problems` : ''} (${seconds} s)`)
  for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`)
  failures.push(...problems)
}

const compiler = JSON.stringify({
  compilerOptions: {
    ...{ strict: true, module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx' },
    ...{ noEmit: true, skipLibCheck: false, allowImportingTsExtensions: true },
    ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client'] },
  },
  include: ['plain/**/*.tsx', 'plain/**/*.ts'],
})

/** Checks one application. */
async function checkVite(browser, folder, name) {
  const before = []
  const bare = join(folder, `${name}-bare`, 'dist')
  await browse(browser, bare, {}, async (open) => {
    before.push(...(await readApplication(open, 'index.html')))
  })
  const said = await browse(browser, join(folder, name, 'dist'), {}, async (open) => {
    const pages = { index: 'index.html', dark: 'dark.html', system: 'system.html' }
    report(`${name}: colours`, await checkColours(open, pages))
    const { won, all, problems } = await checkClasses(open, 'matrix.html')
    report(`${name}: the caller's class won ${won} of ${all} times`, problems)
    const host = compareApplication(before, await readApplication(open, 'index.html'))
    report(`${name}: ${host.elements} elements of the application`, host.problems)
    report(`${name}: measures and fonts`, await checkMeasures(open, 'index.html'))
    if (name !== 'plain') return
    report('another market', await checkMarket(open, 'market.html'))
    report('a dialog in a shadow root', await checkShadow(open, 'shadow.html'))
  })
  report(`${name}: console`, said)
}

async function runVite(browser, tarball, chosen) {
  const folder = join(scratch, 'vite')
  install(folder, tarball, {
    devDependencies: {
      ...{ vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' },
      ...{ tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' },
    },
  })
  const bin = (name) => join(folder, 'node_modules', '.bin', name)
  const folders = viteFolders(chosen)
  for (const [name, files] of Object.entries(folders)) {
    writeFiles(join(folder, name), files)
    runTool(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: join(folder, name) })
  }
  if (chosen.includes('plain')) {
    writeFiles(folder, { 'tsconfig.json': compiler })
    runTool(bin('tsc'), ['-p', '.'], { cwd: folder })
  }
  report('Vite applications are installed and built', [])
  await Promise.all(chosen.map((name) => checkVite(browser, folder, name)))
  for (const name of ['plain', 'tailwind'].filter((one) => chosen.includes(one))) {
    const { js, css } = weighButton(
      join(folder, `${name}-button`),
      join(folder, `${name}-no-button`),
    )
    const heavy = js > buttonBudget ? [`more than ${buttonBudget} B of JS`] : []
    report(`${name}: one Button adds ${js} B of JS and ${css} B of CSS, brotli`, heavy)
  }
}

function runJsdom(tarball) {
  const folder = join(scratch, 'jsdom')
  install(folder, tarball, { devDependencies: jsdomTools })
  writeFiles(folder, jsdomFiles())
  runTool(join(folder, 'node_modules', '.bin', 'vitest'), ['run'], { cwd: folder })
  report('jsdom: Testing Library renders every component', [])
}

async function runNext(browser, tarball) {
  const folder = join(scratch, 'next')
  install(folder, tarball, { dependencies: { next: '16.4.6' } })
  writeFiles(folder, nextFiles())
  runTool(join(folder, 'node_modules', '.bin', 'next'), ['build'], { cwd: folder })
  const html = readFileSync(join(folder, 'out', 'samples.html'), 'utf8')
  const wanted = ['data-shop="price"', 'data-shop="product-card"', 'data-shop="tabs"']
  const missing = wanted.filter((text) => !html.includes(text))
  report(
    'next: built',
    missing.map((text) => `the page of samples lacks ${text}`),
  )
  // Next writes inline scripts, so the policy is not the strict one.
  const said = await browse(browser, join(folder, 'out'), { strict: false }, async (open) => {
    const pages = { index: 'index.html', dark: 'dark.html', system: 'system.html' }
    report('next: colours', await checkColours(open, pages))
    report('next: measures and fonts', await checkMeasures(open, 'index.html'))
  })
  report('next: console', said)
}

const browser = await startBrowser()
try {
  // The command of the README.
  runTool('npm', ['run', 'tarball'])
  const [packed] = globSync('*.tgz', { cwd: join(home, 'build') })
  const tarball = join(home, 'build', packed)
  const chosen = names.filter((name) => viteApplications[name])
  if (chosen.length > 0) await runVite(browser, tarball, chosen)
  if (names.includes('jsdom')) runJsdom(tarball)
  if (names.includes('next')) await runNext(browser, tarball)
} finally {
  await browser.close()
  rmSync(scratch, { recursive: true, force: true })
}
console.log(failures.length > 0 ? `${failures.length} problems` : 'No problems found.')
process.exitCode = failures.length > 0 ? 1 : 0
