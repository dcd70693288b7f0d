import { addons } from 'storybook/manager-api'
import type { ColourRole } from '../packages/ui/stories/foundations/tokens.ts'
import { brandTheme } from './brand.ts'

const roles = JSON.parse(process.env.STORYBOOK_COLOURS ?? '[]') as ColourRole[]
const dark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({ theme: brandTheme(roles, dark ? 'dark' : 'light') })
