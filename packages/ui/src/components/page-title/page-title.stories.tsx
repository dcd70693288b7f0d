import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageTitle } from './page-title.tsx'

const meta = {
  title: 'Layout/PageTitle',
  component: PageTitle,
  args: { children: 'Shopping Bag' },
} satisfies Meta<typeof PageTitle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shopping Bag' })).toBeVisible()
  },
}

export const Small: Story = { args: { size: 'sm' } }

export const LongBengali: Story = {
  args: {
    children: 'রান্নাঘর ও ঘরের সব প্রয়োজনীয় যন্ত্রপাতির সংগ্রহ এক জায়গায়',
    lang: 'bn',
    className: 'shop:w-80 shop:max-w-full',
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}
