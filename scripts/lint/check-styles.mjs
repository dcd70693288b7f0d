// The rule no-raw-colour for style sheets, which ESLint does not read.
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

let errors = 0
for (const path of sheets) {
  const text = readFileSync(fromRoot(path), 'utf8').replace(/\/\*[^]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
  text.split('\n').forEach((line, index) => {
    const kind = line.includes('color-mix(') ? undefined : rawColour(line)
    if (!kind) return
    errors += 1
    console.error(`${path}:${index + 1} has ${kind}; colour values stand in styles/theme.css`)
  })
}
process.exitCode = errors ? 1 : 0
