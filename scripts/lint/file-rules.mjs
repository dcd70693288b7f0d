import { basename } from 'node:path'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/
const catchAll = /^(types|utils|helpers|constants|styles|misc|common)\.[a-z]+$/

/** File names are kebab-case and name their content. */
export const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: 'File names are kebab-case: "{{name}}" is not.',
      catchAll: '"{{name}}" says nothing about its content. Name the file after what it exports.',
    },
  },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename).replace(/^\./, '')
      if (!kebab.test(name)) context.report({ node, messageId: 'kebab', data: { name } })
      if (catchAll.test(name)) context.report({ node, messageId: 'catchAll', data: { name } })
    },
  }),
}

/** Exports are named. Files that a framework reads a default export from are exempt. */
export const noDefaultExport = {
  meta: { type: 'problem', schema: [], messages: { named: 'Use a named export.' } },
  create: (context) => ({
    ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'named' }),
  }),
}

/** Node runs the sources without a build, so a relative import needs its extension. */
export const importExtension = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { extension: 'Add the file extension to "{{path}}".' },
  },
  create: (context) => {
    const check = ({ source }) => {
      const path = source?.value
      if (typeof path !== 'string' || !/^\.{1,2}\//.test(path) || path.includes('+types/')) return
      if (!/\.[a-z0-9]+(\?[a-z]+)?$/.test(path))
        context.report({ node: source, messageId: 'extension', data: { path } })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

/** No skipped, focused or pending tests. */
export const noSkippedTest = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { skipped: 'Run the test or delete it: no skip, only, todo, fixme or fails.' },
  },
  create: (context) => ({
    'MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(skip|skipIf|only|todo|fixme|fails)$/]'(
      node,
    ) {
      context.report({ node, messageId: 'skipped' })
    },
  }),
}
