// ESLint reads no CSS: the same law, that only theme.css holds a colour's number, for style sheets.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fromRoot, root } from '../paths.mjs'
import { rawColour } from './no-raw-colour.mjs'

const sheets = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'packages/ui/src',
    'apps',
    '.storybook',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path.endsWith('.css') && path !== 'packages/ui/src/styles/theme.css')

let faults = 0
for (const path of sheets) {
  const text = readFileSync(fromRoot(path), 'utf8').replace(/\/\*[^]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
  text.split('\n').forEach((line, index) => {
    const kind = line.includes('color-mix(') ? undefined : rawColour(line)
    if (!kind) return
    faults += 1
    console.error(`${path}:${index + 1} holds ${kind}; only styles/theme.css holds numbers`)
  })
}
process.exitCode = faults ? 1 : 0
