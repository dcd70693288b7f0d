import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { text, useSample } from '../../../stories/samples/text.ts'
import { Progress } from '../progress/progress.tsx'
import { StatTile, type StatTileProps } from './stat-tile.tsx'

const meta = {
  title: 'Layout/StatTile',
  component: StatTile,
  parameters: { release: { status: 'trial' } },
  args: {
    label: text('Orders today', 'আজকের অর্ডার'),
    value: text('48', '৪৮'),
    description: text('41 yesterday', 'গতকাল ৪১'),
  },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Orders today')
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('48')
  },
}

/** With a bar or a chart below the figure. */
export const WithContent: Story = {
  args: {
    label: text('Packed', 'প্যাক করা হয়েছে'),
    value: text('30 of 48', '৪৮-এর মধ্যে ৩০'),
    description: undefined,
    children: <Progress aria-label={text('Packed', 'প্যাক করা হয়েছে')} value={30} max={48} />,
  },
}

const turnover = {
  label: text('Turnover', 'বিক্রি'),
  value: text('৳1,24,500', '৳১,২৪,৫০০'),
  description: text('last 7 days', 'গত ৭ দিন'),
}
const returned = { label: text('Returned', 'ফেরত'), value: text('2', '২') }

function Tiles(props: StatTileProps) {
  return useSample(
    <div className="shop:grid shop:gap-3 shop:sm:grid-cols-3">
      <StatTile {...props} />
      <StatTile {...turnover} />
      <StatTile {...returned} />
    </div>,
  )
}

/** Several figures beside each other. */
export const Row: Story = { render: (args) => <Tiles {...args} /> }
