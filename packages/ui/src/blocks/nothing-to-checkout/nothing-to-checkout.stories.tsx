import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NothingToCheckout } from './nothing-to-checkout.tsx'

const meta = {
  title: 'Checkout/NothingToCheckout',
  component: NothingToCheckout,
} satisfies Meta<typeof NothingToCheckout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['R-SHIPD-02', 'R-SHIPD-03', 'E-08'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to checkout.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/products')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { onBack: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Go back' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
