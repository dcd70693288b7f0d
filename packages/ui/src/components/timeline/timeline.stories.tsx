import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { text } from '../../../stories/samples/text.ts'
import { TimelineItem } from './timeline-item.tsx'
import { Timeline } from './timeline.tsx'

const uploaded = text('file uploaded', 'ফাইল আপলোড হয়েছে')
const checked = text('rows checked', 'সারি যাচাই হয়েছে')
const saved = text('products saved', 'পণ্য সেভ হয়েছে')

const meta = {
  title: 'Feedback/Timeline',
  component: Timeline,
  subcomponents: { TimelineItem },
  args: {
    'aria-label': text('Import', 'আমদানি'),
    children: (
      <>
        <TimelineItem title={uploaded}>{text('400 rows', '৪০০টি সারি')}</TimelineItem>
        <TimelineItem title={checked} current />
        <TimelineItem title={saved} status="upcoming" />
      </>
    ),
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Import' })).toBeVisible()
    await expect(canvas.getByText('rows checked').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    )
  },
}

/** A step that ended it: nothing comes after it. */
export const Failed: Story = {
  args: {
    children: (
      <>
        <TimelineItem title={uploaded} />
        <TimelineItem title={text('file rejected', 'ফাইল নেওয়া হয়নি')} status="failed" current>
          {text('The column “price” is missing', '“price” কলামটি নেই')}
        </TimelineItem>
      </>
    ),
  },
}
