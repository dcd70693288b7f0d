// Own code, because a workspace links the library: only a folder outside it installs the tarball.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { home, runTool } from '../run-tool.mjs'

const files = fileURLToPath(new URL('applications/', import.meta.url))
const samples = ['sample.ts', 'sample-parents.tsx', 'component-samples.tsx', 'commerce-samples.tsx']

/** Writes the samples of the conformance test, which import the published package there. */
function writeSamples(folder) {
  mkdirSync(folder)
  for (const name of samples) {
    const text = readFileSync(join(home, 'test', 'conformance', name), 'utf8')
      .replaceAll('../../src/components/icon/index.ts', '@shop/ui/icon')
      .replaceAll('../../src/index.ts', '@shop/ui')
    if (text.includes("'../"))
      throw new Error(`${name} imports a file that install.mjs does not copy or replace.`)
    writeFileSync(join(folder, name), text)
  }
}

const shell = (page) => `<!doctype html>
<html lang="en">
  <head><title>Consumer</title></head>
  <body><div id="root"></div><script type="module" src="./${page}.tsx"></script></body>
</html>
`

/** Copies the pages of the Vite applications into one of them, each with its HTML. */
function writePages(folder) {
  const pages = join(files, 'vite', 'pages')
  cpSync(pages, folder, { recursive: true })
  for (const name of readdirSync(pages).filter((file) => file.endsWith('.tsx'))) {
    const page = name.replace('.tsx', '')
    writeFileSync(join(folder, `${page}.html`), shell(page))
  }
}

/**
 * Copies an application to a folder outside the workspace and installs the tarball in it, once for
 * all that share a package. Returns its folder.
 */
export function installApplication(scratch, tarball, { project, name = '.' }) {
  const folder = join(scratch, project)
  if (!existsSync(folder)) {
    cpSync(join(files, project), folder, { recursive: true })
    cpSync(tarball, join(folder, 'shop-ui.tgz'))
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
    runTool('npm', ['install', '--strict-peer-deps', ...quiet], { cwd: folder })
  }
  const application = join(folder, name)
  cpSync(join(files, 'shared'), join(application, 'shared'), { recursive: true })
  writeSamples(join(application, 'shared', 'samples'))
  if (project === 'vite') writePages(application)
  return application
}
