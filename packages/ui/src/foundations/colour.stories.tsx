import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import theme from '../styles/theme.css?raw'
import { colourRoles, contrast, pairings } from './tokens.ts'

type Mode = 'light' | 'dark'

const roles = colourRoles(theme)

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component:
          'Colours are named by role, such as `danger`, not by hue. To change the brand, set these variables; components stay as they are.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const byName = new Map(roles.map((role) => [role.name, role]))
const valueOf = (name: string, mode: Mode) => byName.get(name)?.[mode]

// Values instead of variables, because a page has one theme and this shows both.
function Swatches({ mode, tints }: { mode: Mode; tints: boolean }) {
  return (
    <ul
      aria-label={`${tints ? 'Tints' : 'Roles'}, ${mode}`}
      className="m-0 grid list-none grid-cols-2 gap-3 rounded-surface border border-line p-4 sm:grid-cols-3"
      style={{ background: valueOf('paper', mode), color: valueOf('ink', mode) }}
    >
      {roles
        .filter(({ name }) => name.startsWith('tint-') === tints)
        .map((role) => (
          <li key={role.name} className="m-0 text-sm">
            <span
              className="mb-1 block h-14 rounded-sm border"
              style={{ background: role[mode], borderColor: valueOf('line', mode) }}
            />
            <span className="block font-bold">{role.name}</span>
            <span className="tabular" style={{ color: valueOf('muted', mode) }}>
              {role[mode]}
            </span>
          </li>
        ))}
    </ul>
  )
}

/** Roles in both themes. */
export const Default: Story = {
  render: () => (
    <div className="grid gap-4 lg:grid-cols-2">
      <Swatches mode="light" tints={false} />
      <Swatches mode="dark" tints={false} />
    </div>
  ),
}

/** Tints: the background of each category. */
export const Tints: Story = {
  render: () => (
    <div className="grid gap-4 lg:grid-cols-2">
      <Swatches mode="light" tints />
      <Swatches mode="dark" tints />
    </div>
  ),
}

function ratio(role: string, ground: string, mode: Mode) {
  return contrast(valueOf(role, mode) ?? '', valueOf(ground, mode) ?? '')
}

/** Contrast of every pair in use. */
export const Contrast: Story = {
  render: () => (
    <table className="w-full max-w-reading border-collapse text-start text-sm tabular">
      <thead>
        <tr>
          {['Role', 'on', 'Least', 'Light', 'Dark'].map((head) => (
            <th key={head} scope="col" className="border-b border-line py-1 pe-3 text-start">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairings.flatMap(({ role, on, minimum }) =>
          on.map((ground) => (
            <tr key={`${role} ${ground}`}>
              <td className="border-b border-line py-1 pe-3 font-bold">{role}</td>
              <td className="border-b border-line py-1 pe-3">{ground}</td>
              <td className="border-b border-line py-1 pe-3">{minimum}</td>
              {(['light', 'dark'] as const).map((mode) => (
                <td key={mode} className="border-b border-line py-1 pe-3">
                  {ratio(role, ground, mode).toFixed(2)}
                </td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  ),
  play: async () => {
    for (const { role, on, minimum } of pairings)
      for (const ground of on)
        for (const mode of ['light', 'dark'] as const)
          await expect(
            ratio(role, ground, mode),
            `${role} on ${ground}, ${mode}`,
          ).toBeGreaterThanOrEqual(minimum)
  },
}
