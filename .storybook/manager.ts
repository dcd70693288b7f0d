import { addons } from 'storybook/manager-api'
import type { ColourRole } from '../packages/ui/src/foundations/tokens.ts'
import { brandTheme } from './brand.ts'

const roles = JSON.parse(process.env.STORYBOOK_COLOURS ?? '[]') as ColourRole[]
const dark = matchMedia('(prefers-color-scheme: dark)').matches

// Story names start with ids of checklist rows, which the sidebar hides.
const rows = /^(?:[A-Z]+-[A-Z0-9-]*\d+,?\s*)+:\s*/

addons.setConfig({
  theme: brandTheme(roles, dark ? 'dark' : 'light'),
  sidebar: {
    renderLabel: ({ name }) => {
      const words = name.replace(rows, '')
      return words.charAt(0).toUpperCase() + words.slice(1)
    },
  },
})
