import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Carousel, type CarouselProps } from './carousel.tsx'

const six = ['Ayesha', 'Rahim', 'Farhana', 'Tanvir', 'Nusrat', 'Imran'].map((name) => (
  <Card key={name}>{name}</Card>
))

const meta = {
  title: 'Media/Carousel changes',
  component: Carousel,
  tags: ['!autodocs', 'no-picture'],
  args: {
    'aria-label': 'Offers',
    loop: true,
    arrows: true,
    transitionDuration: 0,
    children: six,
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

const changes: Record<string, Partial<CarouselProps>> = {
  'Without loop': { loop: false },
  'One slide': { children: six.slice(0, 1) },
  'Six slides': { children: six },
  Loop: { loop: true },
  'Three in view': { className: 'shop:[--shop-per-view:3]' },
  'One in view': { className: '' },
  'Wide gap': { className: 'shop:[--shop-gap:--spacing(8)]' },
  Reversed: { children: six.toReversed() },
}

/** After each change of props the slides in view are shown, and the others are inert. */
export const Default: Story = {
  render: function Changed(args) {
    const [changed, setChanged] = useState<Partial<CarouselProps>>({})
    return (
      <>
        {Object.entries(changes).map(([name, change]) => (
          <Button key={name} size="sm" onClick={() => setChanged({ ...changed, ...change })}>
            {name}
          </Button>
        ))}
        <Carousel {...args} {...changed} />
      </>
    )
  },
  play: async ({ canvas, canvasElement, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const viewport = canvas.getByRole('group', { name: 'Slides' })
    const slides = () => [...viewport.children]
    /** The slides that are inside the edges of the row. */
    const shown = () => {
      const edges = viewport.getBoundingClientRect()
      return slides().filter((item) => {
        const { left, right } = item.getBoundingClientRect()
        return left > edges.left - 2 && right < edges.right + 2
      })
    }
    const texts = (items: Element[]) => items.map((item) => item.textContent)
    const shows = async (...names: string[]) => {
      await expect(texts(shown())).toEqual(names)
      await expect(texts(slides().filter((item) => !item.hasAttribute('inert')))).toEqual(names)
    }
    const dots = () => canvas.queryAllByRole('button', { name: /^Go to slide/ })
    const current = () => dots().findIndex((dot) => dot.hasAttribute('aria-current'))
    await waitFor(() => expect(canvasElement.querySelector('[inert]')).not.toBeNull())
    await step('loop switched off', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
      await waitFor(() => shows('Imran'))
      await press('Without loop')
      await shows('Imran')
      await press('Loop')
      await shows('Imran')
    })
    await step('six slides become one', async () => {
      await press('One slide')
      await shows('Ayesha')
      await press('Six slides')
      await shows('Ayesha')
    })
    await step('another number in view, with a button for each position', async () => {
      await press('Without loop')
      await press('Three in view')
      await shows('Ayesha', 'Rahim', 'Farhana')
      await expect(dots()).toHaveLength(4)
      await press('Go to slide 4')
      await waitFor(() => shows('Tanvir', 'Nusrat', 'Imran'))
      await expect(current()).toBe(3)
      await press('One in view')
      await shows('Tanvir')
      await expect(dots()).toHaveLength(6)
      await expect(current()).toBe(3)
    })
    await step('another gap', async () => {
      await press('Wide gap')
      await shows('Tanvir')
    })
    await step('slides in another order', async () => {
      await press('Reversed')
      await shows('Farhana')
      await press('Loop')
      await press('Go to slide 6')
      await waitFor(() => shows('Ayesha'))
      await press('Six slides')
      await shows('Imran')
    })
  },
}

/** A caller shows a slide, follows the moves of the shopper, and can stay at a slide. */
export const Controlled: Story = {
  args: { children: six, loop: false },
  render: function AtIndex(args) {
    const [index, setIndex] = useState(2)
    const [follows, setFollows] = useState(true)
    return (
      <>
        <Button size="sm" onClick={() => setIndex(4)}>
          To Nusrat
        </Button>
        <Button size="sm" onClick={() => setFollows(false)}>
          Stay
        </Button>
        <output aria-label="Index">{index}</output>
        <Carousel {...args} index={index} onIndexChange={(next) => follows && setIndex(next)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const current = () => canvas.getByRole('button', { current: true })
    const isAt = (name: string, index: number) =>
      waitFor(async () => {
        await expect(current()).toHaveAccessibleName(`Go to slide ${index + 1}`)
        const viewport = canvas.getByRole('group', { name: 'Slides' })
        const { left } = canvas.getByText(name).getBoundingClientRect()
        await expect(Math.abs(left - viewport.getBoundingClientRect().left)).toBeLessThan(40)
      })
    await isAt('Farhana', 2)
    await press('To Nusrat')
    await isAt('Nusrat', 4)
    await press('Previous slide')
    await isAt('Tanvir', 3)
    await expect(canvas.getByRole('status', { name: 'Index' })).toHaveTextContent('3')
    await press('Stay')
    await press('Next slide')
    await isAt('Tanvir', 3)
    await expect(canvas.getByRole('status', { name: 'Index' })).toHaveTextContent('3')
  },
}
