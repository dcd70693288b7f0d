import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Prose } from '../../components/prose/prose.tsx'
import { text } from '../../../stories/samples/text.ts'
import { PolicyPage } from './policy-page.tsx'

const paragraph =
  'We deliver everywhere in Bangladesh. A courier calls before coming, and you pay in cash when the parcel is in your hands. '
const sections = [
  text('Who we are', 'আমরা কারা'),
  text('Orders', 'অর্ডার'),
  text('Prices and payment', 'দাম ও পেমেন্ট'),
  text('Delivery', 'ডেলিভারি'),
  text('Returns and refunds', 'পণ্য ও টাকা ফেরত'),
  text('Cancellation', 'বাতিল'),
].map((title, index) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title: `${index + 1}. ${title}`,
  body: (
    <Prose>
      <p>{paragraph.repeat(3)}</p>
      <ul>
        <li>Keep the box until you are sure.</li>
        <li>Call us before sending anything back.</li>
      </ul>
    </Prose>
  ),
}))

const meta = {
  title: 'Layout/PolicyPage',
  component: PolicyPage,
  args: {
    title: text('Terms & Conditions', 'শর্তাবলি'),
    updated: text('September 3, 2025', '৩ সেপ্টেম্বর ২০২৫'),
    sections,
    contents: true,
    support: { phone: '01700-000000', taxId: '000-000-000' },
  },
} satisfies Meta<typeof PolicyPage>

export default meta
type Story = StoryObj<typeof meta>

/** With a table of contents. */
export const Default: Story = {
  tags: ['R-POL-01', 'R-POL-03', 'R-POL-04', 'R-POL-05', 'R-POL-06'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated September 3, 2025')).toBeVisible()
    await expect(canvas.getByText('Tax id: 000-000-000')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /01700-000000/ })).toHaveAttribute(
      'href',
      'tel:01700000000',
    )
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    await expect(contents.getAllByRole('link')).toHaveLength(6)
    const delivery = canvas.getByRole('heading', { name: '4. Delivery' })
    await userEvent.click(contents.getByRole('link', { name: '4. Delivery' }))
    await expect(delivery.getBoundingClientRect().top).toBeGreaterThanOrEqual(80)
  },
}

export const WithoutContents: Story = {
  args: {
    title: text('Privacy Policy', 'গোপনীয়তা নীতি'),
    contents: false,
    updated: undefined,
    support: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '1. Who we are' })).toHaveFocus()
  },
}
