import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { electricKettle } from '../../../stories/samples/product.ts'
import { CampaignPopup } from './campaign-popup.tsx'

const meta = {
  title: 'Overlays/CampaignPopup',
  component: CampaignPopup,
  args: {
    open: true,
    onOpenChange: fn(),
    image: electricKettle.images[0],
    imageAlt: electricKettle.name,
    buyHref: '/product-details/4?campaign=1',
  },
  // The story starts open, so the docs page shows only this one, in an iframe.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof CampaignPopup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['R-CAMP-03', 'R-CAMP-04', 'R-CAMP-05'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Thank You!' })
    await expect(screen.getByRole('img', { name: electricKettle.name })).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
      'href',
      '/product-details/4?campaign=1',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const WithoutPicture: Story = { tags: ['!autodocs'], args: { image: null } }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
