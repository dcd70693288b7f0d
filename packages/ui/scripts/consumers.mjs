// Own code, because publint and attw check the package but build nothing with it. Installs the packed
// library in applications outside the workspace, builds them and checks them in the browser.
//   node scripts/consumers.mjs [plain|unlayered|tailwind|tailwind-prefix|desk|jsdom|next …]
// Needs the registry of npm. The files of the applications are in consumers/applications.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browse, startBrowser } from './consumers/browse.mjs'
import { checkColours } from './consumers/check-colours.mjs'
import { checkDesk } from './consumers/check-desk.mjs'
import { checkHost, checkMeasures } from './consumers/check-host.mjs'
import { checkClasses, checkMarket, checkSamples, checkShadow } from './consumers/check-parts.mjs'
import { installApplication } from './consumers/install.mjs'
import { pack } from './pack.mjs'
import { runTool } from './run-tool.mjs'

const viteBuild = ['vite', 'build', '--config', '../vite.config.js', '--logLevel', 'warn']
const viteCommands = [viteBuild, [...viteBuild, '--mode', 'bare']]
const checks = { colours: checkColours, 'measures and fonts': checkMeasures }
const viteChecks = {
  ...checks,
  "the caller's classes": checkClasses,
  "the application's own elements": checkHost,
  'another market': checkMarket,
  'a dialog in a shadow root': checkShadow,
}
const vite = (name) => ({
  project: 'vite',
  name,
  commands: viteCommands,
  site: `../dist/${name}`,
  checks: viteChecks,
})

/** Project, commands that build or test it, the folder with its pages and what is checked there. */
const applications = {
  plain: { ...vite('plain'), commands: [['tsc', '-p', '..'], ...viteCommands] },
  unlayered: vite('unlayered'),
  tailwind: vite('tailwind'),
  'tailwind-prefix': vite('tailwind-prefix'),
  desk: {
    project: 'desk',
    commands: [
      ['tsc', '-p', '.'],
      ['vite', 'build', '--logLevel', 'warn'],
    ],
    site: 'dist',
    checks: { 'work with orders': checkDesk },
  },
  jsdom: { project: 'jsdom', commands: [['vitest', 'run']], checks: {} },
  next: {
    project: 'next',
    commands: [['next', 'build']],
    site: 'out',
    checks: { ...checks, 'samples on the server': checkSamples },
  },
}

const known = Object.keys(applications)
const names = process.argv.length > 2 ? process.argv.slice(2) : known
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0)
  throw new Error(`Unknown application ${unknown.join(', ')}. Known: ${known.join(', ')}.`)

const scratch = mkdtempSync(join(tmpdir(), 'shop-ui-consumers-'))
let failures = 0
const report = (text, problems = []) => {
  const seconds = performance.now() / 1000
  const count = problems.length > 0 ? `: ${problems.length} problems` : ''
  console.log(`${text}${count} (${seconds.toFixed(0)} s)`)
  for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`)
  failures += problems.length
}

const browser = await startBrowser()
try {
  const tarball = pack()
  for (const name of names) {
    const { project, commands, site, checks } = applications[name]
    const folder = installApplication(scratch, tarball, applications[name])
    for (const [tool, ...args] of commands)
      runTool(join(scratch, project, 'node_modules', '.bin', tool), args, { cwd: folder })
    report(`${name}: installed and built`)
    if (!site) continue
    const messages = await browse(browser, join(folder, site), name !== 'next', async (open) => {
      for (const [title, check] of Object.entries(checks))
        report(`${name}: ${title}`, await check(open))
    })
    report(`${name}: console`, messages)
  }
} finally {
  await browser.close()
  rmSync(scratch, { recursive: true, force: true })
}
console.log(failures > 0 ? `${failures} problems` : 'No problems found.')
process.exitCode = failures > 0 ? 1 : 0
