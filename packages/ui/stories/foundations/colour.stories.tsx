import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import tokens from '../../src/styles/tokens.css?raw'
import { Token } from './token.tsx'
import { colourRoles, contrast, pairings } from './tokens.ts'

type Mode = 'light' | 'dark'

const roles = colourRoles(tokens)

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component:
          'Colours are named by role, such as `danger`, not by hue. One variable makes a brand, `--shop-brand`, from which its other roles are derived; each role can be set by hand as well. A press on a name selects it for copying.',
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
      className="shop:m-0 shop:grid shop:list-none shop:gap-3 shop:rounded-surface shop:border shop:border-line shop:p-4 shop:sm:grid-cols-2"
      style={{ background: valueOf('paper', mode), color: valueOf('ink', mode) }}
    >
      {roles
        .filter(({ name }) => name.startsWith('tint-') === tints)
        .map((role) => (
          <li
            key={role.name}
            className="shop:m-0 shop:grid shop:grid-cols-[3rem_1fr] shop:gap-x-3 shop:text-sm"
          >
            <span
              className="shop:row-span-3 shop:rounded-sm shop:border"
              style={{ background: role[mode], borderColor: valueOf('line', mode) }}
            />
            <span className="shop:font-bold">{role.name}</span>
            <Token>{`--shop-color-${role.name}`}</Token>
            <span className="" style={{ color: valueOf('muted', mode) }}>
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
    <div className="shop:grid shop:gap-4 shop:lg:grid-cols-2">
      <Swatches mode="light" tints={false} />
      <Swatches mode="dark" tints={false} />
    </div>
  ),
}

/** Tints: the background of each category. */
export const Tints: Story = {
  render: () => (
    <div className="shop:grid shop:gap-4 shop:lg:grid-cols-2">
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
    <table className="shop:w-full shop:max-w-reading shop:border-collapse shop:text-start shop:text-sm">
      <thead>
        <tr>
          {['Role', 'on', 'Least', 'Light', 'Dark'].map((head) => (
            <th
              key={head}
              scope="col"
              className="shop:border-b shop:border-line shop:py-1 shop:pe-3 shop:text-start"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairings.flatMap(({ role, on, minimum }) =>
          on.map((ground) => (
            <tr key={`${role} ${ground}`}>
              <td className="shop:border-b shop:border-line shop:py-1 shop:pe-3 shop:font-bold">
                {role}
              </td>
              <td className="shop:border-b shop:border-line shop:py-1 shop:pe-3">{ground}</td>
              <td className="shop:border-b shop:border-line shop:py-1 shop:pe-3">{minimum}</td>
              {(['light', 'dark'] as const).map((mode) => (
                <td key={mode} className="shop:border-b shop:border-line shop:py-1 shop:pe-3">
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
