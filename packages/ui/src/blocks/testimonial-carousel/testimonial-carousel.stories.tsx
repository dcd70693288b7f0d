import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testimonialFixtures } from '../../../stories/samples/testimonial-carousel.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

const meta = {
  title: 'Media/TestimonialCarousel',
  component: TestimonialCarousel,
  subcomponents: { TestimonialCard },
  args: { testimonials: testimonialFixtures },
} satisfies Meta<typeof TestimonialCarousel>

export default meta
type Story = StoryObj<typeof meta>

/** Six customers with name, place, quotation and picture. */
export const Default: Story = {
  tags: ['B-CNT-06', 'R-HOME-17', 'R-HOME-20'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'What our customers say' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: '6 of 6', hidden: true })).toBeInTheDocument()
    await expect(canvas.getByText('Ayesha Rahman')).toBeInTheDocument()
    await expect(canvas.getByText('Mirpur, Dhaka')).toBeInTheDocument()
    await expect(canvas.getByText(/^The rice cooker came/)).toBeInTheDocument()
    await expect(canvasElement.querySelector('img[alt="Ayesha Rahman"]')).toBeInTheDocument()
  },
}

/** One, two or three testimonials per view, by width. */
export const SlidesPerView: Story = {
  tags: ['B-TESTI-03'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Slides' })
    const first = canvas.getByRole('group', { name: '1 of 6', hidden: true })
    const width = window.innerWidth
    const [view, gap] = width >= 1024 ? [3, 24] : width >= 768 ? [2, 16] : [1, 16]
    const slide = first.getBoundingClientRect().width
    await expect(Math.abs(slide * view + gap * (view - 1) - row.clientWidth)).toBeLessThan(2)
  },
}

/** Advances every 1.8 seconds. */
export const Autoplay: Story = {
  tags: ['B-TESTI-01', 'extended'],
  args: { transitionDuration: 50 },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Slides' })
    const rest = row.scrollLeft
    const began = performance.now()
    await waitFor(() => expect(row.scrollLeft).not.toBe(rest), { interval: 20 })
    const waited = performance.now() - began
    await expect(waited).toBeGreaterThan(1300)
    await expect(waited).toBeLessThan(2800)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show' })).toHaveFocus()
  },
}
