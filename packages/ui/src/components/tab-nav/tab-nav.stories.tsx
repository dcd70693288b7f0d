import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TabNav } from './tab-nav.tsx'

const meta = {
  title: 'Navigation/TabNav',
  component: TabNav,
  args: {
    'aria-label': 'Orders by state',
    current: 'pending',
    items: [
      { id: 'all', label: 'All', href: '#all' },
      { id: 'pending', label: 'Pending', href: '#pending', badge: 12 },
      { id: 'packed', label: 'Packed', href: '#packed', badge: 3 },
    ],
  },
} satisfies Meta<typeof TabNav>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Orders by state' })).toBeVisible()
    const current = canvas.getByRole('link', { name: 'Pending 12' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current')
    await expect(current.offsetHeight).toBe(44)
  },
}

export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <TabNav {...args} />
    </div>
  ),
}

/** What does not fit is reached by scrolling sideways. */
export const BengaliOnPhone: Story = {
  args: {
    'aria-label': 'অবস্থা অনুযায়ী অর্ডার',
    current: 'new',
    items: [
      { id: 'all', label: 'সব অর্ডার', href: '#all' },
      { id: 'new', label: 'নতুন', href: '#new', badge: '১২' },
      { id: 'review', label: 'যাচাই দরকার', href: '#review', badge: '৩' },
      { id: 'packed', label: 'প্যাক হয়েছে', href: '#packed' },
      { id: 'sent', label: 'পাঠানো হয়েছে', href: '#sent' },
    ],
  },
  render: (args) => (
    <div lang="bn" className="shop:w-80">
      <TabNav {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation')
    await expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth)
    await expect(nav.clientWidth).toBe(320)
  },
}

/** The view that is shown is in sight, also when it is the last one. */
export const LastOneOnPhone: Story = {
  args: { ...BengaliOnPhone.args, current: 'sent' },
  render: BengaliOnPhone.render,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation')
    const link = canvas.getByRole('link', { name: 'পাঠানো হয়েছে' })
    const expectInSight = () =>
      waitFor(async () => {
        const [outer, inner] = [nav.getBoundingClientRect(), link.getBoundingClientRect()]
        await expect(inner.left).toBeGreaterThanOrEqual(outer.left)
        await expect(inner.right).toBeLessThanOrEqual(outer.right)
      })
    await expectInSight()
    // As when a phone is turned.
    nav.style.width = '12rem'
    await expectInSight()
    nav.style.removeProperty('width')
    await expectInSight()
  },
}

/** Beside the side bar of a small desktop, with large numbers: what does not fit is on a further line. */
export const LargeNumbers: Story = {
  args: {
    current: 'all',
    items: [
      { id: 'all', label: 'All', href: '#all' },
      ...[
        ...['Pending', 'To review', 'Confirmed', 'Packed'],
        ...['On the way', 'Delivered', 'Returned', 'Cancelled'],
      ].map((label) => ({ id: label, label, href: `#${label}`, badge: '12,345' })),
    ],
  },
  render: (args) => (
    <div className="shop:w-240">
      <TabNav {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation')
    await expect(nav.clientWidth).toBe(960)
    await expect(nav.scrollWidth).toBe(960)
    await expect(nav.clientHeight).toBe(88)
  },
}
