import { readFileSync, readdirSync } from 'node:fs'
import ts from 'typescript'
import * as ui from '../../src/index.ts'

// Not an URL: that of jsdom is another class.
const src = `${import.meta.dirname}/../../src/`
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file),
)

interface Declared {
  file: string
  node:
    | ts.FunctionDeclaration
    | ts.InterfaceDeclaration
    | ts.TypeAliasDeclaration
    | ts.VariableStatement
}

/** Names of all exported components. */
export const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name)

/** The declarations of the library by name. */
export const declared = new Map<string, Declared>()
for (const file of sources) {
  const text = readFileSync(src + file, 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  for (const node of tree.statements) {
    // A component that a function returns, such as an icon.
    if (ts.isVariableStatement(node))
      for (const { name } of node.declarationList.declarations)
        declared.set(name.getText(), { file, node })
    const documented =
      ts.isFunctionDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    const isExported = documented && ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export
    if (isExported && node.name) declared.set(node.name.text, { file, node })
  }
}

/** The comments of a declaration. */
export const doc = (node: ts.Node): string[] =>
  ts.getJSDocCommentsAndTags(node).map((part) => part.getText())

/** A prop that the library declares itself; those of native elements are not among them. */
export interface Prop {
  name: string
  type: string
  optional: boolean
  doc: string
}

const namesIn = (type: ts.TypeNode | undefined) =>
  [...(type?.getText() ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name)

function propsOf(type: ts.TypeNode): Prop[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(propsOf)
  if (ts.isTypeLiteralNode(type)) return type.members.flatMap(propOf)
  const named = ts.isTypeReferenceNode(type) || ts.isExpressionWithTypeArguments(type)
  if (!named) return []
  const name = (ts.isTypeReferenceNode(type) ? type.typeName : type.expression).getText()
  const [of, keys] = type.typeArguments ?? []
  if (of && name === 'Omit') return propsOf(of).filter((prop) => !namesIn(keys).includes(prop.name))
  if (of && name === 'Pick') return propsOf(of).filter((prop) => namesIn(keys).includes(prop.name))
  return propsNamed(name)
}

const propOf = (member: ts.TypeElement): Prop[] =>
  ts.isPropertySignature(member)
    ? [
        {
          name: member.name.getText(),
          type: (member.type?.getText() ?? '').replaceAll(/\s+/g, ' '),
          optional: member.questionToken !== undefined,
          doc: doc(member).join(' '),
        },
      ]
    : []

function propsNamed(name: string): Prop[] {
  const node = declared.get(name)?.node
  if (node && ts.isTypeAliasDeclaration(node)) return propsOf(node.type)
  if (!node || !ts.isInterfaceDeclaration(node)) return []
  const own = node.members.flatMap(propOf)
  const inherited = node.heritageClauses?.flatMap(({ types }) => types.flatMap(propsOf)) ?? []
  return [...own, ...inherited.filter((prop) => !own.some(({ name }) => name === prop.name))]
}

/** The props of a component that the library declares, with those it takes from other types of its own. */
export const propsOfComponent = (name: string): Prop[] => propsNamed(`${name}Props`)
