import { basename } from 'node:path'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/
const drawers = /^(types|utils|helpers|constants|styles|misc|common)\.[a-z]+$/

/** File names are kebab-case and say what is inside. */
export const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: 'File names are kebab-case: "{{name}}" is not.',
      drawer: '"{{name}}" is a drawer for anything; name the file after what it exports.',
    },
  },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename).replace(/^\./, '')
      if (!kebab.test(name)) context.report({ node, messageId: 'kebab', data: { name } })
      if (drawers.test(name)) context.report({ node, messageId: 'drawer', data: { name } })
    },
  }),
}

/** Named exports keep one name for one thing; frameworks that demand a default are exempt. */
export const noDefaultExport = {
  meta: { type: 'problem', schema: [], messages: { named: 'Export it by its name.' } },
  create: (context) => ({
    ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'named' }),
  }),
}

/** Node runs the sources as they are, so a relative import carries its extension. */
export const importExtension = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { extension: 'Write the extension: "{{path}}.ts", ".tsx" or what it is.' },
  },
  create: (context) => {
    const look = ({ source }) => {
      const path = source?.value
      if (typeof path !== 'string' || !/^\.{1,2}\//.test(path) || path.includes('+types/')) return
      if (!/\.[a-z0-9]+(\?[a-z]+)?$/.test(path))
        context.report({ node: source, messageId: 'extension', data: { path } })
    }
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
    }
  },
}

/** A test runs or it is deleted. */
export const noSkippedTest = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { skipped: 'No skipped, focused or pending tests: a test runs or it is deleted.' },
  },
  create: (context) => ({
    'MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(skip|skipIf|only|todo|fixme|fails)$/]'(
      node,
    ) {
      context.report({ node, messageId: 'skipped' })
    },
  }),
}
