import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatTile } from './stat-tile.tsx'

const meta = {
  title: 'Layout/StatTile',
  component: StatTile,
  args: { label: 'To call', value: 12, href: '#calls' },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'To call 12' })).toHaveFocus()
  },
}

/** The numbers of a row are on one line, also below labels of two lines. */
export const InARow: Story = {
  render: (args) => (
    <div className="shop:grid shop:grid-cols-2 shop:gap-3 shop:sm:grid-cols-4">
      <StatTile {...args} />
      <StatTile label="To pack" value={3} href="#packing" />
      <StatTile label="To hand over to a courier" value={0} href="#hand-over" />
      <StatTile label="To settle" value="1,204" href="#settling" />
    </div>
  ),
}

export const InBengali: Story = {
  args: { label: 'কল করতে হবে', value: '১২' },
  render: (args) => (
    <div lang="bn" className="shop:w-40">
      <StatTile {...args} />
    </div>
  ),
}
