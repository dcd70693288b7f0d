import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MapEmbed } from './map-embed.tsx'

const meta = {
  title: 'Media/MapEmbed',
  component: MapEmbed,
  args: {
    title: 'Map of our shop in Dhaka',
    src: 'about:blank',
    linkHref: 'https://www.openstreetmap.org/?mlat=23.8103&mlon=90.4125',
    address: 'House 12, Road 5, Dhaka 1216',
    className: 'shop:max-w-160',
  },
} satisfies Meta<typeof MapEmbed>

export default meta
type Story = StoryObj<typeof meta>

/** The map loads only on request. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('Map of our shop in Dhaka')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Open in maps' })).toBeVisible()
    await expect(canvas.getByText('House 12, Road 5, Dhaka 1216')).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show map' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const frame = canvas.getByTitle('Map of our shop in Dhaka')
    await expect(frame).toHaveAttribute('src', 'about:blank')
    await expect(frame).toHaveFocus()
  },
}

export const OnPhone: Story = {
  args: {
    address: 'বাড়ি ১২, সড়ক ৫, সেকশন ৭, মিরপুর, ঢাকা ১২১৬',
    className: 'shop:w-80 shop:max-w-full',
  },
}
