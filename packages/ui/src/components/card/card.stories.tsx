import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Image } from '../image/image.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'Cash on delivery all over Bangladesh', className: 'shop:max-w-80' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cash on delivery all over Bangladesh')).toBeVisible()
  },
}

export const Sunken: Story = { args: { variant: 'sunken' } }

export const WithPicture: Story = {
  args: {
    padding: 'none',
    className: 'shop:w-56',
    children: (
      <>
        <Image src={null} alt="" className="shop:bg-tint-sand" />
        <p className="shop:m-0 shop:p-3">মিনি গ্রাইন্ডার, শক্তিশালী মোটর এবং ছয়টি ধারালো ব্লেডসহ</p>
      </>
    ),
  },
}

/** The child is the element, with this look. */
export const AsChild: Story = {
  render: () => (
    <Card asChild>
      <section aria-label="Delivery" className="shop:grid">
        Cash on delivery all over Bangladesh
      </section>
    </Card>
  ),
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Delivery' })
    await expect(section).toHaveAttribute('data-shop', 'card')
    await expect(getComputedStyle(section).borderTopWidth).toBe('1px')
    await expect(getComputedStyle(section).display).toBe('grid')
  },
}
