import type { Meta, StoryObj } from '@storybook/react-vite'
import * as lucide from 'lucide-react'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'

const sources = import.meta.glob<string>('../{components,commerce}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Names of the icons that components import, read from their sources. */
const used = [
  ...new Set(
    Object.values(sources).flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
        names.split(',').map(
          (name) =>
            name
              .trim()
              .replace(/^type .*/, '')
              .split(' as ')[0] ?? '',
        ),
      ),
    ),
  ),
]
  .filter((name) => name in lucide)
  .sort()

const drawn = lucide as unknown as Record<string, ComponentType<{ 'aria-hidden': 'true' }>>

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          'Lucide icons with a stroke of 2 pixels. Each stands beside a text or in a control with an accessible name, and is hidden from assistive technology.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-4 lg:grid-cols-6">
      {used.map((name) => {
        const Icon = drawn[name]
        return (
          <li
            key={name}
            className="grid justify-items-center gap-2 rounded-surface border border-line p-3 text-sm"
          >
            {Icon && <Icon aria-hidden="true" />}
            {name}
          </li>
        )
      })}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5)
  },
}
