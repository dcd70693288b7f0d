// Own code, because the declaration plugin of tsdown runs out of memory on this package, and no tool lets
// optional properties take undefined.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'

const declared = (path) => path.replace(/\.(tsx?|js)$/, '.d.ts')

/**
 * Lets every optional property take undefined, so that applications with `exactOptionalPropertyTypes`
 * can pass what they may not have: `error={errors.name?.message}`.
 */
function acceptUndefined(text) {
  const inserted = []
  const visit = (node) => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type) {
      const open = ts.isFunctionTypeNode(node.type) || ts.isConditionalTypeNode(node.type)
      if (open) inserted.push([node.type.getStart(), '('])
      inserted.push([node.type.end, `${open ? ')' : ''} | undefined`])
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('any.d.ts', text, ts.ScriptTarget.Latest, true))
  return inserted
    .sort(([a], [b]) => b - a)
    .reduce((changed, [at, part]) => changed.slice(0, at) + part + changed.slice(at), text)
}

/**
 * Copies declarations of TypeScript from `from` (`ui/src`, `domain/src`) into the published folder
 * `to`. Rewrites imports to the published files, and @shop/domain to the copy inside, and lets
 * optional properties take undefined.
 * Throws when an import has no declaration.
 */
export async function writeDeclarations(from, to) {
  const ui = join(from, 'ui', 'src')
  const rules = join(from, 'domain', 'src')
  const published = (file) =>
    file.startsWith(rules + sep)
      ? join(to, 'domain', 'src', relative(rules, file))
      : join(to, relative(ui, file))

  const all = await readdir(ui, { recursive: true })
  const waiting = all.filter((name) =>
    /((^|[\\/])(index|messages)|^entries[\\/][^.]*|^messages[\\/]..)\.d\.ts$/.test(name),
  )
  const seen = new Set(waiting.map((name) => join(ui, name)))

  for (const file of seen) {
    const text = await readFile(file, 'utf8')
    const rewritten = text.replace(/(['"])(\.{1,2}\/[^'"]+|@shop\/domain)\1/g, (_, quote, path) => {
      const target =
        path === '@shop/domain' ? join(rules, 'index.d.ts') : join(dirname(file), declared(path))
      if (!existsSync(target)) throw new Error(`${file} imports ${path}, which has no declaration.`)
      seen.add(target)
      const way = relative(dirname(published(file)), published(target))
        .split(sep)
        .join('/')
      return `${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`.replace('.d.ts', '.js')
    })
    await mkdir(dirname(published(file)), { recursive: true })
    await writeFile(published(file), acceptUndefined(rewritten))
  }
}
