// Rules for style sheets, which ESLint does not read: no-raw-colour, and layers instead of !important.
import { globSync, readFileSync } from 'node:fs'
import { fromRoot, root } from '@shop/tooling/paths.mjs'
import { rawColour } from './no-raw-colour.mjs'

const sheets = globSync('{packages/ui/{src,stories},apps/*/app,.storybook}/**/*.css', { cwd: root })

const withColours = [
  'packages/ui/src/styles/tokens.css',
  'packages/ui/stories/foundations/nodi.css',
]

for (const path of sheets.filter((name) => !withColours.includes(name))) {
  const blank = (comment) => comment.replace(/[^\n]/g, ' ')
  const lines = readFileSync(fromRoot(path), 'utf8')
    .replace(/\/\*[^]*?\*\//g, blank)
    .split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.includes('!important')) {
      console.error(`${path}:${index + 1} has !important; a layer gives a rule its priority`)
      process.exitCode = 1
    }
    const kind = line.includes('color-mix(') ? undefined : rawColour(line)
    if (!kind) continue
    console.error(`${path}:${index + 1} has ${kind}; colour values are in styles/tokens.css`)
    process.exitCode = 1
  }
}
