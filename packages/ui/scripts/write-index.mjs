// Writes src/index.ts, the library's one door, from what each folder's own index promises.
// `--check` changes nothing and fails when the door is out of date.
import { readdir, readFile, writeFile } from 'node:fs/promises'

const src = new URL('../src/', import.meta.url)
const lines = []

for (const room of ['commerce', 'components']) {
  const folders = (await readdir(new URL(room, src), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  for (const folder of folders) {
    const path = `./${room}/${folder}/index.ts`
    const text = await readFile(new URL(path, src), 'utf8').catch(() => '')
    const names = [...text.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, type, list]) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => (type ? `type ${name}` : name)),
    )
    if (names.length > 0) lines.push(`export { ${names.join(', ')} } from '${path}'`)
  }
}

lines.push(
  `export { cn } from './lib/cn.ts'`,
  `export { LinkProvider, type LinkProps as BaseLinkProps, type LinkProviderProps } from './lib/link.tsx'`,
  `export { MediaProvider, type MediaProviderProps, useMediaBase } from './lib/media.tsx'`,
  `export { MessagesProvider, type Messages, type MessagesProviderProps } from './lib/messages.tsx'`,
)

const prettier = await import('prettier')
const target = new URL('index.ts', src)
const options = await prettier.resolveConfig(target)
const text = await prettier.format(lines.join('\n') + '\n', { ...options, parser: 'typescript' })
const current = await readFile(target, 'utf8').catch(() => '')

if (process.argv.includes('--check')) {
  if (current !== text) {
    console.error(
      'packages/ui/src/index.ts is out of date: run node packages/ui/scripts/write-index.mjs',
    )
    process.exit(1)
  }
} else if (current !== text) {
  await writeFile(target, text)
  console.log('wrote packages/ui/src/index.ts')
}
