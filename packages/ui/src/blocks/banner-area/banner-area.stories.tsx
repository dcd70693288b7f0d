import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { categoryFixtures } from '../../../stories/samples/product.ts'
import { bannerFixtures } from '../../../stories/samples/promo-carousel.ts'
import { BannerArea } from './banner-area.tsx'

const meta = {
  title: 'Media/BannerArea',
  component: BannerArea,
  args: {
    onCategoriesOpenChange: fn(),
    categories: categoryFixtures,
    banners: bannerFixtures,
  },
} satisfies Meta<typeof BannerArea>

export default meta
type Story = StoryObj<typeof meta>

/** The banners use the full width until the categories are opened. */
export const Default: Story = {
  tags: ['R-HOME-06', 'R-HOME-12', 'S-SKEL-02'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const carousel = canvas.getByRole('region', { name: 'Offers' })
    await expect(canvasElement.querySelector('[data-shop=skeleton]')).not.toBeInTheDocument()
    const area = canvasElement.querySelector('[data-shop=banner-area]')
    const whole = area?.getBoundingClientRect().width ?? 0
    await expect(carousel.getBoundingClientRect().width).toBe(whole)
    const height = area?.getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Show categories' }))
    await waitFor(() => expect(carousel.getBoundingClientRect().width).toBe(whole - 288))
    await expect(area?.getBoundingClientRect().height).toBe(height)
    await expect(canvas.getByRole('link', { name: /Audio$/ })).toBeVisible()
  },
}

export const CategoriesOpen: Story = { args: { defaultCategoriesOpen: true } }

export const WithoutBanners: Story = {
  args: { banners: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /Audio$/ })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { defaultCategoriesOpen: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Hide categories' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCategoriesOpenChange).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('button', { name: 'Show categories' })).toHaveFocus()
  },
}
