import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as exported from './index.ts'

const { Icon, ...icons } = exported

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          'Line icons with a stroke of 2 pixels. Each is beside a text or in a control with an accessible name, and is hidden from assistive technology. `Icon` draws an icon of your own in the same manner.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <ul className="shop:m-0 shop:grid shop:list-none shop:grid-cols-2 shop:gap-3 shop:p-0 shop:sm:grid-cols-4 shop:lg:grid-cols-6">
      {Object.entries(icons).map(([name, Shape]) => (
        <li
          key={name}
          className="shop:grid shop:justify-items-center shop:gap-2 shop:rounded-surface shop:border shop:border-line shop:p-3 shop:text-sm"
        >
          <Shape />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5)
    await expect(canvas.queryAllByRole('img')).toEqual([])
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
      Object.keys(icons).length,
    )
  },
}

/** An icon that the library does not have. */
export const Own: Story = {
  render: () => (
    <Icon className="shop:size-10 shop:text-brand">
      <path d="M4 20 20 4M9 4h11v11" />
    </Icon>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}
