import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { text } from '../../../stories/samples/text.ts'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  parameters: { release: { status: 'trial' } },
  args: { name: text('Rahima Begum', 'রহিমা বেগম') },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rahima Begum' })).toHaveTextContent('RB')
  },
}

export const WithPicture: Story = {
  args: { src: '/media/products/fan-sky-1.160w.webp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rahima Begum' })).toBeVisible()
  },
}

/** The initials stay when the picture does not load. */
/** A picture that does not load leaves the initials. */
export const MissingPicture: Story = {
  args: { src: '/media/missing.webp' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img')
    await waitFor(() => expect(avatar.querySelector('img')).toBeNull())
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="shop:flex shop:items-center shop:gap-3">
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('img').map(({ offsetHeight }) => offsetHeight)
    await expect(heights).toEqual([24, 36, 48])
  },
}
