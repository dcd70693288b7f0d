import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { text } from '../../../stories/samples/text.ts'
import { OfflinePage } from './offline-page.tsx'

const meta = {
  title: 'Feedback/OfflinePage',
  component: OfflinePage,
  args: {
    retryHref: '/products?category=audio',
    phone: '+8801700000000',
    pages: [
      {
        href: '/',
        label: text(
          'Gadgets and home appliances, cash on delivery',
          'গ্যাজেট ও ঘরের যন্ত্রপাতি, ক্যাশ অন ডেলিভারি',
        ),
      },
      {
        href: '/product-details/4',
        label: text('Electric Kettle — 1.8 L', 'ইলেকট্রিক কেটলি — ১.৮ লিটার'),
      },
      { href: '/product-details/107', label: 'ম্যাজিক ক্লিনিং ব্রাশ — রিচার্জেবল, ৩টি হেডসহ' },
    ],
  },
} satisfies Meta<typeof OfflinePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/products?category=audio',
    )
    await expect(canvas.getByRole('link', { name: '+8801700000000' })).toHaveAttribute(
      'href',
      'tel:+8801700000000',
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const WithoutPages: Story = {
  args: { pages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('link', { name: /Your bag/ })).toHaveAttribute('href', '/cart')
  },
}

/** The page of the bag was not opened yet. */
export const WithoutBag: Story = {
  args: { bag: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Your bag/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: '+8801700000000' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Your bag/ })).toHaveFocus()
  },
}
