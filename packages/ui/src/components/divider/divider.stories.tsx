import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Divider } from './divider.tsx'

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  render: (args) => (
    <>
      <p>Sold by Haat</p>
      <Divider {...args} data-testid="divider" />
      <p>Delivered in two days</p>
    </>
  ),
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

/** As wide as its container, two pixels high, and not announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const divider = canvas.getByTestId('divider')
    await expect(divider.offsetHeight).toBe(2)
    await expect(divider.offsetWidth).toBe(divider.parentElement?.clientWidth)
    await expect(divider).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Tones: Story = {
  render: () => (
    <div className="shop:grid shop:gap-6">
      {(['soft', 'brand', 'offer', 'line'] as const).map((variant) => (
        <Divider key={variant} color={variant} />
      ))}
    </div>
  ),
}

export const Vertical: Story = {
  render: () => (
    <div className="shop:flex shop:gap-4">
      <p>Cash on delivery</p>
      <Divider orientation="vertical" data-testid="divider" />
      <p>Easy returns</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const divider = canvas.getByTestId('divider')
    await expect(divider.offsetWidth).toBe(2)
    await expect(divider.offsetHeight).toBe(divider.parentElement?.clientHeight)
  },
}
