import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Kitchen', href: '#products' },
      { label: 'Rice cooker, 1.8 litres' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(trail.getAllByRole('listitem')).toHaveLength(3)
    await expect(trail.getByRole('link', { name: 'Kitchen' })).toHaveAttribute('href', '#products')
    await expect(trail.getByText('Rice cooker, 1.8 litres')).toHaveAttribute('aria-current', 'page')
    await expect(trail.queryByRole('link', { name: 'Rice cooker, 1.8 litres' })).toBeNull()
    // One stitch between two pages: 10 px and its gap of 7 px, on every screen.
    for (const stitch of trail.getByRole('list').querySelectorAll('[aria-hidden]'))
      await expect(stitch.getBoundingClientRect().width).toBeLessThanOrEqual(17)
  },
}

export const LongNamesOnPhone: Story = {
  args: {
    className: 'shop:w-80 shop:max-w-full',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Kitchen & Home Appliances', href: '#products' },
      {
        label:
          'ইলেকট্রিক কেটলি, ১.৮ লিটার, স্বয়ংক্রিয় বন্ধ হওয়ার সুবিধাসহ, স্টেইনলেস স্টিলের তৈরি, দুই বছরের ওয়ারেন্টি এবং সারাদেশে ক্যাশ অন ডেলিভারি',
      },
    ],
  },
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation')
    await expect(trail.scrollWidth).toBeLessThanOrEqual(trail.clientWidth)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Kitchen' })).toHaveFocus()
  },
}
