import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { children: 'Recommended for You' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Recommended for You' }),
    ).toBeVisible()
  },
}

export const WithAction: Story = { args: { action: <Link href="#all">View All</Link> } }

/** Without a divider the action is at the end of the line, too. */
export const ActionWithoutDivider: Story = {
  tags: ['!autodocs'],
  args: { divider: false, action: <Link href="#all">View All</Link> },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvasElement.querySelector('[data-shop=heading]')
    const link = canvas.getByRole('link', { name: 'View All' })
    await expect(link.getBoundingClientRect().right).toBeCloseTo(
      heading?.getBoundingClientRect().right ?? 0,
      0,
    )
  },
}

export const WithDescription: Story = {
  args: { level: 1, size: 'lg', description: 'Things for the kitchen, from ৳120.' },
}

export const LongBengaliOnPhone: Story = {
  args: {
    children: 'রান্নাঘর ও ঘরের সব প্রয়োজনীয় যন্ত্রপাতির সংগ্রহ এক জায়গায়',
    lang: 'bn',
    action: <Link href="#all">View All</Link>,
    className: 'shop:w-80 shop:max-w-full',
  },
  play: async ({ canvasElement }) => {
    const heading = canvasElement.querySelector('[data-shop=heading]')
    await expect(heading?.scrollWidth).toBeLessThanOrEqual(heading?.clientWidth ?? 0)
  },
}

export const Plain: Story = { args: { divider: false, size: 'sm', level: 3 } }
