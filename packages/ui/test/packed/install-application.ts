import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { home, runTool } from '../../scripts/run-tool.mjs'

const files = fileURLToPath(new URL('applications/', import.meta.url))
const samples = ['sample.ts', 'sample-parents.tsx', 'component-samples.tsx', 'commerce-samples.tsx']

/** Writes the samples of the conformance test, which import the published package there. */
function writeSamples(folder: string): void {
  mkdirSync(folder)
  for (const name of samples) {
    const text = readFileSync(join(home, 'test', 'conformance', name), 'utf8')
      .replaceAll('../../src/components/icon/index.ts', '@shop/ui/icon')
      .replaceAll('../../src/index.ts', '@shop/ui')
    if (text.includes("'../"))
      throw new Error(`${name} imports a file that writeSamples does not copy or replace.`)
    writeFileSync(join(folder, name), text)
  }
}

const shell = (page: string) => `<!doctype html>
<html lang="en">
  <head><title>Packed</title></head>
  <body><div id="root"></div><script type="module" src="./${page}.tsx"></script></body>
</html>
`

/** Copies the pages of the Vite applications into one of them, each with its HTML. */
function writePages(folder: string): void {
  const pages = join(files, 'vite', 'pages')
  cpSync(pages, folder, { recursive: true })
  for (const name of readdirSync(pages).filter((file) => file.endsWith('.tsx'))) {
    const page = name.replace('.tsx', '')
    writeFileSync(join(folder, `${page}.html`), shell(page))
  }
}

/**
 * Copies an application into a folder outside the workspace and installs the tarball in it, once for
 * all that share a package.
 * @param packed the folder with the tarball
 * @param project the folder with the package of the application
 * @param name the folder of the application in the project
 * @returns the folder of the application, and what runs one of its tools there
 */
export function installApplication(packed: string, project: string, name = '.') {
  const folder = join(packed, project)
  if (!existsSync(folder)) {
    cpSync(join(files, project), folder, { recursive: true })
    cpSync(join(packed, 'shop-ui.tgz'), join(folder, 'shop-ui.tgz'))
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
    runTool('npm', ['install', '--strict-peer-deps', ...quiet], { cwd: folder })
  }
  const application = join(folder, name)
  const shared = join(application, 'shared')
  // A second try finds what the first one wrote.
  if (!existsSync(shared)) {
    cpSync(join(files, 'shared'), shared, { recursive: true })
    writeSamples(join(shared, 'samples'))
    if (project === 'vite') writePages(application)
  }
  const run = (tool: string, ...args: string[]) =>
    runTool(join(folder, 'node_modules', '.bin', tool), args, { cwd: application })
  return { folder: application, run }
}
