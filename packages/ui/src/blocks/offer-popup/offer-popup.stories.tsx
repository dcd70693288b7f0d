import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { miniGrinder } from '../../../stories/samples/product.ts'
import { text } from '../../../stories/samples/text.ts'
import { OfferPopup } from './offer-popup.tsx'

const meta = {
  title: 'Overlays/OfferPopup',
  component: OfferPopup,
  args: {
    open: true,
    name: text('Nusrat Jahan', 'নুসরাত জাহান'),
    image: miniGrinder.images[0],
    imageAlt: miniGrinder.name,
    productName: miniGrinder.name,
    price: miniGrinder.price,
    discountPrice: miniGrinder.discountPrice,
    buyHref: '/product-details/2/checkout-discount/Mini%20Grinder/?order=100042',
    onOpenChange: fn(),
  },
  // The story starts open, so the docs page shows only this one, in an iframe.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof OfferPopup>

export default meta
type Story = StoryObj<typeof meta>

const popup = () => screen.findByRole('dialog', { name: /^Thank You, / })

export const Default: Story = {
  tags: ['R-SUC-06', 'R-SUC-07', 'R-SUC-08', 'R-SUC-13'],
  play: async ({ args }) => {
    await expect(await popup()).toHaveAccessibleName('Thank You, Nusrat Jahan')
    await expect(screen.getByRole('img', { name: miniGrinder.name })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByText(miniGrinder.name)).toBeVisible())
    await expect(screen.getByText(/^890 tk|890 tk/)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
      'href',
      args.buyHref,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Opens about 1 second after mounting. */
export const OpensItself: Story = {
  tags: ['!autodocs', 'R-SUC-05'],
  args: { open: undefined },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await popup()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** A click outside closes it. */
export const OutsideCloses: Story = {
  tags: ['!autodocs', 'R-SUC-12'],
  args: { open: undefined, delay: 0 },
  play: async () => {
    const layer = (await popup()).parentElement!
    await userEvent.click(layer)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const WithoutPicture: Story = {
  tags: ['!autodocs'],
  args: { image: null },
  play: async () => {
    await popup()
    await expect(screen.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const LongBengaliName: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'mobile1' } },
  args: { name: 'মোছাম্মৎ নুসরাত জাহান চৌধুরী' },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { open: undefined, delay: 0 },
  play: async () => {
    await popup()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
