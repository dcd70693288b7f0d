import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { socialFixture } from '../../../stories/samples/social-links.ts'
import { SocialLinks } from './social-links.tsx'

const meta = {
  title: 'Layout/SocialLinks',
  component: SocialLinks,
  args: { items: socialFixture },
} satisfies Meta<typeof SocialLinks>

export default meta
type Story = StoryObj<typeof meta>

/** The six networks. */
export const Default: Story = {
  tags: ['R-FOOT-04'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Facebook',
      'LinkedIn',
      'Instagram',
      'YouTube',
      'TikTok',
      'X',
    ])
    for (const link of links) await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toHaveFocus()
  },
}
