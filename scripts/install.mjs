// Installs the packages of the lockfile. Runs on the system's Node, before any package is there; the
// installed Node 24 runs everything else.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

process.chdir(new URL('..', import.meta.url).pathname)
const marker = 'node_modules/.installed'
const lockfile = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex')
const wanted = `${process.platform} ${process.arch} ${lockfile}`

const fail = (sentence) => {
  console.error(`\n${sentence}`)
  process.exit(1)
}

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Node 20 or newer is required; this is ${process.version}. See nodejs.org.`)
  console.error('Installing packages (about two minutes the first time) …')
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
  // npm's own settings would change how pnpm works. Where packages come from is kept.
  const kept = /^npm_config_(registry|https?_?proxy|proxy|noproxy|cafile|strict_ssl|cache)$/i
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name)),
  )
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile']
  const { status } = spawnSync('npx', [...args, '--config.confirmModulesPurge=false'], {
    env,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0)
    fail(
      'The packages could not be installed; pnpm says why above. A full disk requires about 2 GB. ' +
        `A lockfile that does not match is renewed with "npx ${packageManager} install".`,
    )
  writeFileSync(marker, wanted)
}
