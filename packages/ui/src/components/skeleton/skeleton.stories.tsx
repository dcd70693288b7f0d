import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Image } from '../image/image.tsx'
import { Skeleton } from './skeleton.tsx'

const piece = (
  <Card padding="sm" className="shop:w-56">
    <div className="shop:grid shop:gap-3">
      <Image src={null} alt="" className="shop:rounded-surface shop:bg-tint-sage" />
      <p className="shop:m-0 shop:text-base shop:text-ink">
        Rice cooker with steamer tray, 1.8 litres
      </p>
      <div className="shop:flex shop:items-center shop:justify-between shop:gap-2">
        <span className="shop:text-lg shop:font-bold">2,450 tk</span>
        <Badge tone="offer">18% off</Badge>
      </div>
      <Button fullWidth>Buy Now</Button>
    </div>
  </Card>
)

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { loading: true, children: piece },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** While loading, the content is drawn as inert placeholders. */
export const Default: Story = {
  tags: ['S-SKEL-01'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    const skeleton = canvasElement.querySelector('[data-shop=skeleton]')
    await expect(skeleton).toHaveAttribute('inert')
    const text = canvas.getByText('2,450 tk')
    await expect(getComputedStyle(text).color).toBe('rgba(0, 0, 0, 0)')
  },
}

/** With loading false, the content is rendered unchanged. */
export const Loaded: Story = {
  tags: ['S-SKEL-01'],
  args: { loading: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
    await expect(canvasElement.querySelector('[data-shop=skeleton]')).toBeNull()
  },
}

/** Loading and loaded have the same size. */
export const SameSize: Story = {
  tags: ['!autodocs'],
  render: ({ children }) => (
    <div className="shop:flex shop:flex-wrap shop:items-start shop:gap-4">
      <div data-testid="loading">
        <Skeleton>{children}</Skeleton>
      </div>
      <div data-testid="loaded">
        <Skeleton loading={false}>{children}</Skeleton>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const loading = canvas.getByTestId('loading').getBoundingClientRect()
    const loaded = canvas.getByTestId('loaded').getBoundingClientRect()
    await expect(loading.height).toBe(loaded.height)
    await expect(loading.width).toBe(loaded.width)
  },
}

export const Text: Story = { args: { children: 'A line of words that is on its way' } }
