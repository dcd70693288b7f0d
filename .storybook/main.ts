import { readFileSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'
import tailwindcss from '@tailwindcss/vite'
import { colourRoles } from '../packages/ui/stories/foundations/tokens.ts'

const theme = new URL('../packages/ui/src/styles/tokens.css', import.meta.url)

// A row of docs/conformance.md, such as R-CARD-01. It is a tag of the story that tests it.
const rowId = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)*-\d+$/

// Without this, the sidebar's filter would list the ids of all rows.
const withoutRowIds = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) => ({
      ...entry,
      tags: entry.tags?.filter((tag) => !rowId.test(tag)),
    })),
})

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The guides beside the components are part of their documentation pages (docs-page.tsx).
  stories: ['./*.mdx', '../packages/ui/{src,stories}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp'],
  staticDirs: [{ from: '../packages/demo/build/media', to: '/media' }],
  experimental_indexers: (indexers = []) => indexers.map(withoutRowIds),
  typescript: {
    // Follows types into other files. The props of React's elements are left out.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // What it takes for a component gets properties, also sample data.
      exclude: ['**/*.stories.tsx', '**/stories/**'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      shouldIncludePropTagMap: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own interface does not load the style sheet, so it gets the values of the colours.
  env: (given) => ({
    ...given,
    STORYBOOK_COLOURS: JSON.stringify(colourRoles(readFileSync(theme, 'utf8'))),
  }),
  viteFinal: (vite) => {
    vite.plugins = [...(vite.plugins ?? []), tailwindcss()]
    return vite
  },
}

export default config
