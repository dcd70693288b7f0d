import { basename } from 'node:path'

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/
const catchAll = /^(types|utils|helpers|constants|styles|misc|common)\.[a-z]+$/

/** File names are kebab-case and name their content. */
export const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebabCase: '"{{name}}" is not kebab-case.',
      catchAll: '"{{name}}" says nothing about its content. Name the file after what it exports.',
    },
  },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename).replace(/^\./, '')
      if (!kebabCase.test(name)) context.report({ node, messageId: 'kebabCase', data: { name } })
      if (catchAll.test(name)) context.report({ node, messageId: 'catchAll', data: { name } })
    },
  }),
}
