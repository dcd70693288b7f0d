import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { bannerFixtures } from '../../../stories/samples/promo-carousel.ts'
import { PromoCarousel } from './promo-carousel.tsx'

const meta = {
  title: 'Media/PromoCarousel',
  component: PromoCarousel,
  args: { banners: bannerFixtures },
} satisfies Meta<typeof PromoCarousel>

export default meta
type Story = StoryObj<typeof meta>

function start(element: HTMLElement) {
  return Math.round(element.getBoundingClientRect().left)
}

/** Four banners that link to details pages. */
export const Default: Story = {
  tags: ['R-HOME-07', 'R-HOME-08', 'R-HOME-21', 'B-CAR-06'],
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Offers' })
    await expect(getComputedStyle(region).maxWidth).toBe('1280px')
    const pictures = [...canvasElement.querySelectorAll('img')].map((image) => image.alt)
    await expect(pictures.slice(0, 4)).toEqual(bannerFixtures.map((banner) => banner.alt))
    await expect(
      canvas.getByRole('link', { name: /^Rice cooker: perfect rice, every day/ }),
    ).toHaveAttribute('href', '/product-details/1')
  },
}

/** A banner says what it offers, over its picture. The controls do not cover the picture. */
export const Texts: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Rice cooker/ })
    await expect(link).toHaveAccessibleName(
      /Dinner without watching the pot.*Now 2,290 tk.*See the rice cooker/,
    )
    await expect(canvas.getByText('Now 2,290 tk')).toBeVisible()
    const stop = canvas.getByRole('button', { name: 'Stop automatic slide show' })
    await expect(stop.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      link.getBoundingClientRect().bottom,
    )
  },
}

/** In Bengali, with longer texts. */
export const Bengali: Story = {
  args: {
    banners: bannerFixtures.map((banner) => ({
      ...banner,
      title: 'হাঁড়ির পাশে দাঁড়িয়ে থাকতে হবে না',
      text: '১.৮ লিটার রাইস কুকার, সঙ্গে স্টিমার। রান্না শেষে নিজেই গরম রাখে।',
      label: 'এখন ২,২৯০ টাকা',
      action: 'রাইস কুকার দেখুন',
    })),
  },
}

/** 135 px on small screens, 330 px from medium screens. */
export const Height: Story = {
  tags: ['!autodocs', 'B-CAR-04', 'B-CAR-05'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Rice cooker/ })
    const expected = matchMedia('(min-width: 768px)').matches ? 330 : 135
    await expect(link.getBoundingClientRect().height).toBe(expected)
  },
}

/** Advances every 3 seconds with a 1 second transition. */
export const Autoplay: Story = {
  tags: ['B-CAR-01', 'B-CAR-02', 'extended'],
  play: async ({ canvas }) => {
    const second = canvas.getByRole('group', { name: '2 of 4', hidden: true })
    const edge = start(canvas.getByRole('group', { name: 'Slides' }))
    const rest = start(second)
    const began = performance.now()
    await waitFor(() => expect(start(second)).not.toBe(rest), { interval: 20 })
    const waited = performance.now() - began
    await expect(waited).toBeGreaterThan(2400)
    await expect(waited).toBeLessThan(4200)
    const moving = performance.now()
    await waitFor(() => expect(Math.abs(start(second) - edge)).toBeLessThanOrEqual(1), {
      interval: 20,
    })
    const took = performance.now() - moving
    await expect(took).toBeGreaterThan(500)
    await expect(took).toBeLessThan(1900)
  },
}

/** One pagination button for each banner. */
export const Pagination: Story = {
  tags: ['B-CAR-03'],
  args: { transitionDuration: 100 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 3' }))
    const third = canvas.getByRole('group', { name: '3 of 4', hidden: true })
    const edge = start(canvas.getByRole('group', { name: 'Slides' }))
    await waitFor(() => expect(Math.abs(start(third) - edge)).toBeLessThanOrEqual(1))
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const stop = canvas.getByRole('button', { name: 'Stop automatic slide show' })
    await expect(stop).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show' })).toHaveFocus()
  },
}
