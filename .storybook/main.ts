import { readFileSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { colourRoles } from '../packages/ui/src/foundations/tokens.ts'

const theme = new URL('../packages/ui/src/styles/tokens.css', import.meta.url)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp'],
  staticDirs: [{ from: '../packages/demo/build/media', to: '/media' }],
  typescript: { reactDocgen: 'react-docgen' },
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
