import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { categoryFixtures } from '../product/fixtures.ts'
import { SiteHeader } from './site-header.tsx'

const meta = {
  title: 'Commerce/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'Haat', categories: categoryFixtures, bagCount: 3 },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'R-HEAD-01, R-HEAD-11, R-HEAD-12: Default',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Haat, home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Bag 3 in bag' })).toHaveAttribute(
      'href',
      '/cart',
    )
  },
}
