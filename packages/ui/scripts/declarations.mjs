// Own code, because the declaration plugin of tsdown runs out of memory on this package, and no tool lets
// optional properties take undefined.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

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

/** Copies what tsc declared of the folders `ui` and `domain` into `to`, with `domain` inside, which is not published. */
export function copyDeclarations(from, to) {
  for (const name of globSync('{ui,domain}/src/**/*.d.ts', { cwd: from })) {
    const file = name.replace(/^ui\/src\//, '')
    const domain = relative(dirname(file), 'domain/src/index.js')
    const text = readFileSync(join(from, name), 'utf8')
      .replace(/'@shop\/domain'/g, `'${domain.startsWith('.') ? domain : `./${domain}`}'`)
      .replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2')
    mkdirSync(dirname(join(to, file)), { recursive: true })
    writeFileSync(join(to, file), acceptUndefined(text))
  }
}
