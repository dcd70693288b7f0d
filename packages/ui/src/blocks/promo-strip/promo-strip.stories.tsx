import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stripFixtures } from '../../../stories/samples/promo-carousel.ts'
import { PromoStrip } from './promo-strip.tsx'

const meta = {
  title: 'Media/PromoStrip',
  component: PromoStrip,
  args: { banners: stripFixtures },
} satisfies Meta<typeof PromoStrip>

export default meta
type Story = StoryObj<typeof meta>

function start(element: HTMLElement) {
  return element.getBoundingClientRect().left
}

/** Four banners that open in a new tab. */
export const Default: Story = {
  tags: ['R-HOME-10', 'R-HOME-11'],
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('region', { name: 'More offers' })
    const links = [...strip.querySelectorAll('a')]
    await expect(links.slice(0, 4).map((link) => link.getAttribute('href'))).toEqual([
      '/product-details/2',
      '/product-details/3',
      '/product-details/2',
      '/product-details/3',
    ])
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
    }
  },
}

/** A skeleton is shown for about 100 ms. */
export const Loading: Story = {
  tags: ['S-SKEL-03'],
  args: { skeletonDuration: 600 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    await expect(await canvas.findByRole('region', { name: 'More offers' })).toBeVisible()
  },
}

/** The number of slides and the gap depend on the width. */
export const SlidesPerView: Story = {
  tags: ['B-STRIP-04', 'B-STRIP-05', 'B-STRIP-06', 'B-STRIP-07'],
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('region', { name: 'More offers' })
    const row = within(strip).getByRole('group', { name: 'Slides' })
    const first = within(strip).getByRole('group', { name: '1 of 4', hidden: true })
    const second = within(strip).getByRole('group', { name: '2 of 4', hidden: true })
    const width = window.innerWidth
    const [view, gap] = width >= 1024 ? [2, 32] : width >= 640 ? [1.2, 24] : [1, 24]
    const slide = first.getBoundingClientRect().width
    await expect(Math.abs(start(second) - start(first) - slide - gap)).toBeLessThan(1)
    await expect(Math.abs(slide * view + gap * (view - 1) - row.clientWidth)).toBeLessThan(2)
  },
}

/** Previous and next buttons, looping. */
export const PreviousAndNext: Story = {
  tags: ['B-STRIP-01', 'B-STRIP-08'],
  args: { transitionDuration: 50, autoplayDelay: 60_000 },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('region', { name: 'More offers' })
    const previous = within(strip).getByRole('button', { name: 'Previous slide' })
    const next = within(strip).getByRole('button', { name: 'Next slide' })
    await expect(previous).toBeEnabled()
    const row = within(strip).getByRole('group', { name: 'Slides' })
    const before = row.scrollLeft
    await userEvent.click(next)
    await waitFor(() => expect(row.scrollLeft).not.toBe(before))
    for (let press = 0; press < 5; press++) {
      await expect(next).toBeEnabled()
      await userEvent.click(next)
    }
  },
}

/** Autoplay pauses on hover. */
export const Hover: Story = {
  tags: ['!autodocs', 'B-STRIP-03'],
  args: { autoplayDelay: 400, transitionDuration: 50 },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('region', { name: 'More offers' })
    const row = within(strip).getByRole('group', { name: 'Slides' })
    const rest = row.scrollLeft
    await waitFor(() => expect(row.scrollLeft).not.toBe(rest))
    await expect(row).toHaveAttribute('aria-live', 'off')
    await userEvent.hover(row)
    // A carousel announces its slides while it does not rotate.
    await waitFor(() => expect(row).toHaveAttribute('aria-live', 'polite'))
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'More offers' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stop automatic slide show' })).toHaveFocus()
  },
}
