import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PolicyPage, Prose } from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { shop } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

interface PolicyProps {
  title: string
  updated?: string
  /** Whether to show the table of contents, the phone and the tax id. */
  formal: boolean
  sections: readonly { id: string; title: string; html: string }[]
}

function Policy({ title, updated, formal, sections }: PolicyProps) {
  return (
    <PageFrame location="/delivery-policy">
      <PolicyPage
        title={title}
        {...(updated ? { updated } : {})}
        contents={formal}
        sections={sections.map(({ id, title: name, html }) => ({
          id,
          title: name,
          body: <Prose trustedHtml={html} />,
        }))}
        {...(formal ? { support: { phone: shop.phone, taxId: shop.taxId } } : {})}
      />
    </PageFrame>
  )
}

const sections = [
  {
    id: 'where',
    title: text('Where we deliver', 'কোথায় পাঠাই'),
    html: text(
      '<p>We deliver all over Bangladesh. Inside Dhaka our own riders come; outside Dhaka we hand the parcel to couriers.</p>',
      '<p>সারা বাংলাদেশে পাঠাই। ঢাকার ভেতরে আমাদের রাইডার যান, ঢাকার বাইরে কুরিয়ারে দিই।</p>',
    ),
  },
  {
    id: 'charges',
    title: text('Delivery charges', 'ডেলিভারি চার্জ'),
    html: text(
      '<p>Delivery starts from ৳60 inside Dhaka and from ৳130 outside; large or heavy products cost more.</p><ul><li>The exact charge shows before you confirm.</li><li>For some promotions delivery is free above a threshold, which the promotion names.</li></ul>',
      '<p>ঢাকার ভেতরে ৳৬০ ও বাইরে ৳১৩০ থেকে শুরু; বড় বা ভারী পণ্যে বেশি।</p><ul><li>নিশ্চিত করার আগে ঠিক কত চার্জ তা দেখতে পাবেন।</li><li>কিছু অফারে নির্দিষ্ট দামের ওপরে ডেলিভারি ফ্রি; কত, তা অফারেই লেখা থাকে।</li></ul>',
    ),
  },
  {
    id: 'time',
    title: text('Delivery time', 'ডেলিভারির সময়'),
    html: text(
      '<p>Inside Dhaka a parcel usually takes 24 to 48 hours. Outside Dhaka it takes 2 to 4 business days.</p>',
      '<p>ঢাকার ভেতরে সাধারণত ২৪ থেকে ৪৮ ঘণ্টা লাগে, বাইরে ২ থেকে ৪ কর্মদিবস।</p>',
    ),
  },
  {
    id: 'bangla',
    title: 'বাংলায় সংক্ষেপে: ডেলিভারির সময়, খরচ আর পার্সেল হাতে পাওয়ার নিয়ম',
    html: '<p lang="bn">রাইডার আপনার দেওয়া নম্বরে ফোন করবেন। পার্সেল হাতে পেয়ে টাকা দেবেন, তার আগে নয়।</p>',
  },
] as const

const meta = {
  title: 'Pages/Policy',
  component: Policy,
  args: {
    title: text('Delivery policy', 'ডেলিভারি নীতি'),
    updated: text('September 3, 2025', '৩ সেপ্টেম্বর ২০২৫'),
    formal: true,
    sections,
  },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof Policy>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    await expect(contents.getAllByRole('link')).toHaveLength(sections.length)
    await expect(contents.getByRole('link', { name: 'Delivery time' })).toHaveAttribute(
      'href',
      '#time',
    )
    await expect(canvas.getByText('Last updated September 3, 2025')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Text only, as on the About us page. */
export const Plain: Story = {
  render: ({ sections: shown }) => (
    <Policy title={text('About us', 'আমাদের কথা')} formal={false} sections={shown} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument()
  },
}
