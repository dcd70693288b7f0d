import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { riceCooker } from '../../../stories/samples/product.ts'
import { ProductGallery } from './product-gallery.tsx'

const meta = {
  title: 'Product/ProductGallery',
  component: ProductGallery,
  args: { images: riceCooker.images, name: riceCooker.name, discountPercent: 21, tint: 'peach' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof meta>

/** A thumbnail changes the main picture. */
export const Default: Story = {
  tags: ['R-PDP-01', 'R-PDP-02'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21% off')).toBeVisible()
    const track = canvas.getByRole('group')
    // A screen reader says the name of the pictures once.
    await expect(canvas.getAllByLabelText(/^Pictures of/)).toEqual([track])
    await expect(canvas.getAllByRole('button', { name: /^Show image/ })).toHaveLength(4)
    await expect(track.scrollLeft).toBe(0)
    const third = canvas.getByRole('button', { name: 'Show image 3 of 4' })
    await expect(third).toHaveAttribute('aria-current', 'false')
    await userEvent.click(third)
    await waitFor(() => expect(Math.round(track.scrollLeft)).toBe(track.clientWidth * 2))
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'))
  },
}

/** Only the first four pictures are shown. */
export const MoreThanFour: Story = {
  tags: ['B-CNT-03'],
  args: { images: [...riceCooker.images, 'products/fifth.jpg'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Show image 5/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Show image 4 of 4' })).toBeVisible()
  },
}

export const OnePicture: Story = {
  args: { images: riceCooker.images.slice(0, 1), discountPercent: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Show image/ })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/% off/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('img', { name: riceCooker.name })).toBeVisible()
  },
}

export const WithoutPicture: Story = {
  args: { images: [], discountPercent: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByRole('img', { name: riceCooker.name })).toBeVisible()
  },
}

export const Zoom: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge picture' }))
    const dialog = await screen.findByRole('dialog', { name: riceCooker.name })
    await waitFor(() => expect(dialog).toBeVisible())
    const level = screen.getByRole('status')
    const frame = screen.getByRole('group', { name: /picture 1 of 4/ })
    const picture = frame.querySelector('picture')
    const shown = () => picture?.getBoundingClientRect().width ?? 0
    const wide = dialog.clientWidth
    await waitFor(() => expect(shown()).toBeGreaterThanOrEqual(wide))
    const { position, aspectRatio } = getComputedStyle(frame.querySelector('[data-shop=image]')!)
    await expect([position, aspectRatio]).toEqual(['absolute', 'auto'])
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await expect(level).toHaveTextContent('150 %')
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    await expect(level).toHaveTextContent('100 %')
    await userEvent.dblClick(frame)
    await expect(level).toHaveTextContent('250 %')
    await waitFor(() => expect(shown()).toBeGreaterThanOrEqual(2 * wide))
    await userEvent.dblClick(frame)
    await expect(level).toHaveTextContent('100 %')
    frame.dispatchEvent(new WheelEvent('wheel', { deltaY: -400, cancelable: true }))
    await waitFor(() => expect(level).toHaveTextContent('272 %'))
  },
}

/** The enlarged picture leads to the others, by buttons and arrow keys, and the gallery follows. */
export const OtherPictures: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show image 2 of 4' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show image 2 of 4' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge picture' }))
    await screen.findByRole('dialog', { name: riceCooker.name })
    const position = await screen.findByText('2 of 4')
    await expect(position).toHaveAttribute('aria-live', 'polite')
    const next = screen.getByRole('button', { name: 'Next picture' })
    // The buttons cover no more of the picture than their size.
    await expect(next.clientHeight).toBeLessThan(60)
    await userEvent.click(next)
    await expect(position).toHaveTextContent('3 of 4')
    await expect(screen.getByRole('group', { name: /picture 3 of 4/ })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(position).toHaveTextContent('4 of 4')
    await userEvent.keyboard('{ArrowRight}')
    await expect(position).toHaveTextContent('1 of 4')
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
    await expect(position).toHaveTextContent('4 of 4')
    // An enlarged picture moves by the arrow keys, and another one starts whole.
    await userEvent.keyboard('+')
    await expect(screen.getByRole('status')).toHaveTextContent('150 %')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(position).toHaveTextContent('4 of 4')
    await userEvent.click(next)
    await expect(position).toHaveTextContent('1 of 4')
    await expect(screen.getByRole('status')).toHaveTextContent('100 %')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show image 1 of 4' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    )
  },
}

/** A picture that the browser has already is shown first, then the larger one. */
export const Preview: Story = {
  args: { preview: '/media/products/rice-cooker-coral-1.160w.webp' },
  play: async ({ canvas, args }) => {
    // What is drawn first; after the first paint the larger picture is requested.
    const first = renderToString(<ProductGallery {...args} />)
    await expect(first).toContain('src="/media/products/rice-cooker-coral-1.160w.webp"')
    const [picture] = canvas.getAllByRole('img')
    await waitFor(() =>
      expect(picture).toHaveAttribute('src', expect.stringContaining('.960w.jpg')),
    )
    await expect(picture).toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('group')).toHaveFocus()
    await userEvent.tab()
    const zoom = canvas.getByRole('button', { name: 'Enlarge picture' })
    await expect(zoom).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    const level = screen.getByRole('status')
    await userEvent.keyboard('++')
    await expect(level).toHaveTextContent('225 %')
    const picture = screen.getByRole('dialog').querySelector('picture')
    const middle = () => picture?.style.transform
    const before = middle()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(middle()).not.toBe(before))
    await userEvent.keyboard('-')
    await expect(level).toHaveTextContent('150 %')
    await userEvent.keyboard('0')
    await expect(level).toHaveTextContent('100 %')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(zoom).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show image 2 of 4' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    )
  },
}
