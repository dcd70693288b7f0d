import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'
import type { ColourRole } from '../packages/ui/stories/foundations/tokens.ts'

/** Storybook theme with the brand's colours, for light or dark mode. */
export function brandTheme(roles: readonly ColourRole[], mode: 'light' | 'dark'): ThemeVars {
  const colours = Object.fromEntries(roles.map((role) => [role.name, role[mode]]))
  const of = (name: string) => colours[name] ?? 'gray'
  return create({
    base: mode,
    brandTitle: 'Haat · @shop/ui',
    brandTarget: '_self',
    fontBase: "'Hind Siliguri', system-ui, sans-serif",
    appBg: of('sunken'),
    appContentBg: of('paper'),
    appPreviewBg: of('paper'),
    appBorderColor: of('line'),
    appBorderRadius: 10,
    barBg: of('surface'),
    barTextColor: of('muted'),
    barHoverColor: of('brand'),
    barSelectedColor: of('brand'),
    colorPrimary: of('brand'),
    colorSecondary: of('brand'),
    textColor: of('ink'),
    textMutedColor: of('muted'),
    inputBg: of('surface'),
    inputBorder: of('control'),
    inputTextColor: of('ink'),
    inputBorderRadius: 10,
  })
}
