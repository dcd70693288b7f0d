import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runTool } from '../run-tool.mjs'

/** Writes files: path → text. */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Makes a package outside the workspace and installs the tarball and the given versions in it. */
export function install(folder, tarball, { dependencies = {}, devDependencies = {} }) {
  mkdirSync(folder, { recursive: true })
  cpSync(tarball, join(folder, 'shop-ui.tgz'))
  const library = { '@shop/ui': 'file:./shop-ui.tgz', react: '19.3.1', 'react-dom': '19.3.1' }
  const manifest = {
    ...{ private: true, type: 'module' },
    dependencies: { ...library, ...dependencies },
    devDependencies: {
      ...{ typescript: '6.0.3', '@types/node': '^24.0.0' },
      ...{ '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' },
      ...devDependencies,
    },
  }
  writeFiles(folder, { 'package.json': JSON.stringify(manifest) })
  // Vite's preview server sets NODE_ENV, with which npm leaves out devDependencies.
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  runTool('npm', ['install', '--strict-peer-deps', ...quiet], { cwd: folder })
}
