import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MediaProvider, type MediaImageProps } from '../../lib/media.tsx'
import { Image } from './image.tsx'

const ricecooker = 'products/rice-cooker-coral-1.960w.jpg'
const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"%3E%3Crect width="400" height="300" fill="teal"/%3E%3C/svg%3E'

const meta = {
  title: 'Media/Image',
  component: Image,
  args: {
    src: drawing,
    alt: 'Rice cooker in coral',
    className: 'shop:w-60 shop:rounded-surface shop:bg-tint-rose',
  },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Rice cooker in coral' })
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 400))
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('decoding', 'async')
  },
}

/** A media path has sources in three formats and four widths. */
export const Prepared: Story = {
  tags: ['!autodocs'],
  args: { src: ricecooker, sizes: '15rem' },
  play: async ({ canvasElement }) => {
    const avif = canvasElement.querySelector('source')
    await expect(avif).toHaveAttribute('type', 'image/avif')
    await expect(avif?.srcset).toContain('/media/products/rice-cooker-coral-1.160w.avif 160w')
    const image = canvasElement.querySelector('img')
    await expect(image?.srcset).toContain('/media/products/rice-cooker-coral-1.160w.webp 160w')
    await expect(image).toHaveAttribute('src', `/media/${ricecooker}`)
  },
}

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img')
    await expect(picture).not.toHaveAttribute('loading')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
  },
}

export const Ratios: Story = {
  render: (args) => (
    <div className="shop:grid shop:gap-4">
      <Image {...args} ratio="square" />
      <Image {...args} ratio="wide" fit="cover" />
      <Image {...args} ratio="banner" fit="cover" />
      <Image {...args} ratio="auto" width={400} height={300} />
    </div>
  ),
}

/** An image that fails to load keeps its size and alternative text. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'Rice cooker in coral' })).toBeVisible()
    const box = canvasElement.querySelector('[data-shop=image]')?.getBoundingClientRect()
    await expect(box?.height).toBe(box?.width)
  },
}

export const Missing: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rice cooker in coral' })).toBeVisible()
  },
}

export const Decorative: Story = {
  args: { src: null, alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

function FrameworkImage({ sizes: _sizes, ...props }: MediaImageProps) {
  return <img data-framework="yes" {...props} src={props.src.replace('/cdn/', '/media/')} />
}

/** An application's image component, such as `next/image`, renders the `<img>`; the box stays the same. */
export const WithImageComponent: Story = {
  args: { src: ricecooker },
  render: (args) => (
    <MediaProvider base="/cdn">
      <MediaProvider image={FrameworkImage}>
        <Image {...args} />
      </MediaProvider>
    </MediaProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'Rice cooker in coral' })
    await expect(image).toHaveAttribute('data-framework', 'yes')
    await expect(image).toHaveAttribute('src', `/media/${ricecooker}`)
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(canvasElement.querySelector('source')).toBeNull()
    await expect(image.offsetHeight).toBe(image.offsetWidth)
  },
}

/** A failure in the application's image component shows the placeholder too. */
export const FailedImageComponent: Story = {
  tags: ['!autodocs'],
  args: { src: 'data:image/png;base64,broken' },
  render: (args) => (
    <MediaProvider image={FrameworkImage}>
      <Image {...args} />
    </MediaProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'Rice cooker in coral' })).toBeVisible()
  },
}
