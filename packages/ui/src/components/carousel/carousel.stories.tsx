import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Carousel } from './carousel.tsx'

const tints = [
  'shop:bg-tint-rose',
  'shop:bg-tint-sage',
  'shop:bg-tint-sky',
  'shop:bg-tint-butter',
  'shop:bg-tint-lilac',
]
const slide = (name: string, place: number) => (
  <div
    key={name}
    className={`shop:grid shop:h-33.75 shop:place-items-center shop:rounded-surface shop:text-lg shop:md:h-60 ${tints[place % 5]}`}
  >
    <Link href={`#${name}`}>{name}</Link>
  </div>
)
const four = ['Rice cooker', 'Mini grinder', 'Cleaning brush', 'Electric kettle'].map(slide)
const six = ['Ayesha', 'Rahim', 'Farhana', 'Tanvir', 'Nusrat', 'Imran'].map(slide)

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  args: { 'aria-label': 'Offers', transitionDuration: 100, children: four },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

const row = (root: HTMLElement) => within(root).getByRole('group', { name: 'Slides' })
const start = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left)
const atStart = async (root: HTMLElement, label: string) => {
  await waitFor(async () => {
    const shown = within(root).getByRole('group', { name: label })
    await expect(Math.abs(start(shown) - start(row(root)))).toBeLessThanOrEqual(1)
  })
}

/** Whether the link of a slide is reachable; slides outside the view are inert. */
const reachable = (root: HTMLElement, name: string) =>
  within(root).getByText(name).closest('[inert]') === null
const measured = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[inert]')).not.toBeNull())
const reached = (root: HTMLElement, name: string, timeout = 1000) =>
  waitFor(() => expect(reachable(root, name)).toBe(true), { timeout })

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const carousel = canvas.getByRole('region', { name: 'Offers' })
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    const first = await within(carousel).findByRole('group', { name: '1 of 4' })
    await expect(first).toHaveAttribute('aria-roledescription', 'slide')
    await expect(first).not.toHaveAttribute('inert')
    await measured(canvasElement)
    await expect(reachable(canvasElement, 'Mini grinder')).toBe(false)
    await expect(canvas.queryByRole('button', { name: /automatic/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 3' }))
    await atStart(canvasElement, '3 of 4')
    await expect(reachable(canvasElement, 'Cleaning brush')).toBe(true)
    await expect(reachable(canvasElement, 'Rice cooker')).toBe(false)
    await expect(canvas.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}

/** Every control has a touch target. */
export const TouchTargets: Story = {
  tags: ['!autodocs'],
  args: { arrows: true, autoplayDelay: 60_000 },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  },
}

/** Without a loop, the row ends at the last slide. */
export const WithoutLoop: Story = {
  args: { arrows: true },
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' })
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    for (const label of ['2 of 4', '3 of 4', '4 of 4']) {
      await userEvent.click(next)
      await atStart(canvasElement, label)
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
  },
}

/** A loop continues from the last slide to the first, and back. */
export const Loop: Story = {
  args: {
    loop: true,
    arrows: true,
    children: six,
    className: 'shop:md:[--shop-per-view:2] shop:lg:[--shop-per-view:3]',
  },
  play: async ({ canvas, canvasElement, step }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' })
    const previous = canvas.getByRole('button', { name: 'Previous slide' })
    await measured(canvasElement)
    await step('back from the first slide', async () => {
      await userEvent.click(previous)
      await atStart(canvasElement, '6 of 6')
    })
    await step('on from the last slide', async () => {
      await userEvent.click(next)
      await atStart(canvasElement, '1 of 6')
    })
    await step('a whole round, quicker than it moves', async () => {
      for (let press = 0; press < 7; press++) await userEvent.click(next)
      await atStart(canvasElement, '2 of 6')
      await expect(row(canvasElement).scrollLeft).toBeGreaterThan(0)
    })
  },
}

/** A move is animated for 1000 ms. */
export const Transition: Story = {
  tags: ['B-CAR-02', 'extended'],
  args: { transitionDuration: 1000, arrows: true, loop: true },
  play: async ({ canvas, canvasElement }) => {
    const viewport = row(canvasElement)
    await measured(canvasElement)
    await expect(reachable(canvasElement, 'Mini grinder')).toBe(false)
    const width = viewport.clientWidth
    const began = performance.now()
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    let halfway = 0
    while (viewport.scrollLeft < width + 15 && performance.now() - began < 4000) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (viewport.scrollLeft > width * 0.1 && viewport.scrollLeft < width * 0.9) halfway++
    }
    await expect(halfway).toBeGreaterThan(0)
    await expect(performance.now() - began).toBeGreaterThan(850)
    await expect(performance.now() - began).toBeLessThan(2000)
  },
}

/** Rotates automatically without announcements, and stops on request. */
export const Autoplay: Story = {
  tags: ['B-CAR-01'],
  args: { autoplayDelay: 400, loop: true },
  play: async ({ canvas, canvasElement }) => {
    const viewport = row(canvasElement)
    await waitFor(() => expect(viewport).toHaveAttribute('aria-live', 'off'))
    await reached(canvasElement, 'Mini grinder', 3000)
    const [first] = canvas.getAllByRole('button')
    await expect(first).toHaveAccessibleName('Stop automatic slide show')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop automatic slide show' }))
    await expect(viewport).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show' })).toBeVisible()
  },
}

/** Rotation pauses on hover and on focus inside. */
export const PausesOnInteraction: Story = {
  tags: ['!autodocs'],
  args: { autoplayDelay: 400, loop: true },
  play: async ({ canvasElement, step }) => {
    const viewport = row(canvasElement)
    await waitFor(() => expect(viewport).toHaveAttribute('aria-live', 'off'))
    await step('pointer', async () => {
      await userEvent.hover(viewport)
      await waitFor(() => expect(viewport).toHaveAttribute('aria-live', 'polite'))
      await userEvent.unhover(viewport)
      await waitFor(() => expect(viewport).toHaveAttribute('aria-live', 'off'))
    })
    await step('focus', async () => {
      viewport.focus()
      await waitFor(() => expect(viewport).toHaveAttribute('aria-live', 'polite'))
      viewport.blur()
      await waitFor(() => expect(viewport).toHaveAttribute('aria-live', 'off'))
    })
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { autoplayDelay: 60_000, arrows: true, loop: true },
  play: async ({ canvas, canvasElement }) => {
    await measured(canvasElement)
    await expect(reachable(canvasElement, 'Mini grinder')).toBe(false)
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: 'Stop automatic slide show' })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAccessibleName('Start automatic slide show')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveFocus()
    for (let stop = 0; stop < 6; stop++) await userEvent.tab()
    await expect(row(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await atStart(canvasElement, '2 of 4')
    await userEvent.keyboard('{ArrowLeft}')
    await atStart(canvasElement, '1 of 4')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Rice cooker' })).toHaveFocus()
  },
}

/** Scrolling updates the pagination. */
export const Swipe: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const viewport = row(canvasElement)
    await measured(canvasElement)
    await expect(reachable(canvasElement, 'Mini grinder')).toBe(false)
    viewport.scrollTo({ left: viewport.clientWidth + 16, behavior: 'instant' })
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    )
    await expect(reachable(canvasElement, 'Mini grinder')).toBe(true)
  },
}

export const PartialSlides: Story = {
  args: {
    'aria-label': 'More offers',
    loop: true,
    arrows: true,
    className:
      'shop:[--shop-gap:--spacing(6)] shop:sm:[--shop-per-view:1.2] shop:lg:[--shop-gap:--spacing(8)] shop:lg:[--shop-per-view:2]',
  },
}

export const ControlsOver: Story = { args: { controls: 'over', autoplayDelay: 60_000, loop: true } }

export const RightToLeft: Story = {
  args: { arrows: true, loop: true },
  render: (args) => (
    <div dir="rtl">
      <Carousel {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await measured(canvasElement)
    await expect(reachable(canvasElement, 'Mini grinder')).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await atStart(canvasElement, '4 of 4')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await atStart(canvasElement, '1 of 4')
  },
}

/** A single slide has no controls. */
export const OneSlide: Story = {
  args: { children: four.slice(0, 1), arrows: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
