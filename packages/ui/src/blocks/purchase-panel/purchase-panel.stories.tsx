import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '../../components/badge/badge.tsx'
import * as fixtures from '../../../stories/samples/product.ts'
import { PurchasePanel } from './purchase-panel.tsx'

const meta = {
  title: 'Product/PurchasePanel',
  component: PurchasePanel,
  args: { product: fixtures.riceCooker, onAddToBag: fn(), onBuyNow: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PurchasePanel>

export default meta
type Story = StoryObj<typeof meta>

const plus = /^Increase quantity/
const minus = /^Decrease quantity/

export const Default: Story = {
  tags: ['R-PDP-03', 'R-PDP-04', 'R-PDP-05', 'R-PDP-06', 'R-PDP-07', 'R-PDP-08'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.product.name)
    await expect(canvas.getByText('You save 600 tk')).toBeVisible()
    await expect(canvas.getByText('2,290 tk')).toBeVisible()
    await expect(canvas.getByText('2,890 tk').tagName).toBe('S')
    await expect(canvas.getByRole('button', { name: /share/i })).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toBeVisible()
    await expect(canvas.getByText('In Stock (42)')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
  },
}

/** The quantity starts at 1, cannot be lower, and is added to the bag. */
export const Quantity: Story = {
  tags: ['S-PDP-01', 'S-PDP-02', 'S-PDP-05'],
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('spinbutton')
    await expect(number).toHaveValue('1')
    await expect(canvas.getByRole('button', { name: minus })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: plus }))
    await userEvent.click(canvas.getByRole('button', { name: plus }))
    await expect(canvas.queryByText(/Added to your bag/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToBag).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByText(`Added to your bag: 3 × ${args.product.name}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).toHaveBeenLastCalledWith(3)
  },
}

/** The quantity cannot exceed the stock, by button or by typing. */
export const UpToStock: Story = {
  tags: ['S-PDP-03'],
  args: { product: { ...fixtures.riceCooker, stock: 2 } },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: plus })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(more).toHaveFocus()
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await userEvent.type(number, '9')
    await userEvent.tab()
    await expect(number).toHaveValue('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToBag).toHaveBeenLastCalledWith(2)
  },
}

/** The bag takes no further product. */
export const BagIsFull: Story = {
  tags: ['!autodocs', 'no-picture'],
  args: { onAddToBag: fn(() => 'full' as const) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    const text = `Your bag is full, so ${args.product.name} was not added.`
    await expect(canvas.getByText(text, { exact: false })).toBeVisible()
  },
}

/** The increase button is disabled. */
export const Campaign: Story = {
  tags: ['S-PDP-04'],
  args: { product: { ...fixtures.riceCooker, campaign: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: plus })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByText('One to a shopper in this offer.')).toBeVisible()
  },
}

/** Both purchase buttons are disabled, and the panel offers similar products and a call. */
export const OutOfStock: Story = {
  tags: ['S-PDP-08'],
  args: {
    product: fixtures.soldOut,
    similarHref: '/products?category=Audio',
    supportPhone: '+8801700000000',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'See similar products' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call us: +8801700000000' })).toHaveAttribute(
      'href',
      'tel:+8801700000000',
    )
    await expect(canvas.getByRole('button', { name: plus })).toBeDisabled()
  },
}

/** The message appears beside the quantity, in a place that is there before it: nothing moves. */
export const LongBengaliName: Story = {
  args: {
    product: fixtures.bengali,
    similarHref: '/products?category=Audio',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const height = () => canvasElement.querySelector('section')?.getBoundingClientRect().height
    await document.fonts.ready
    const before = height()
    await expect(canvas.queryByText(/^Added to your bag: 1 ×/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(canvas.getByText(/^Added to your bag: 1 ×/)).toBeVisible()
    await expect(height()).toBe(before)
  },
}

/** A unit and a word that ends after its hyphen are on one line, however wide the panel is. */
export const UnbrokenUnits: Story = {
  tags: ['no-picture'],
  args: {
    product: {
      ...fixtures.riceCooker,
      name: 'Magic Cleaning Brush Plus 1.8 L, with Five Heads, USB Type-C Charging',
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    const heading = canvas.getByRole('heading', { name: args.product.name })
    await expect(heading.textContent).toBe(args.product.name)
    const lineOf = (text: Text, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return Math.round(range.getBoundingClientRect().top)
    }
    const whole = (wanted: string) => {
      const texts = document.createNodeIterator(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
        const start = text.data.indexOf(wanted)
        if (start >= 0) return lineOf(text, start) === lineOf(text, start + wanted.length - 1)
      }
      return false
    }
    for (let width = 200; width <= 480; width += 10) {
      canvasElement.style.width = `${width}px`
      await expect(whole('Type-C'), `Type-C at ${width} px`).toBe(true)
      await expect(whole('1.8 L'), `1.8 L at ${width} px`).toBe(true)
    }
    canvasElement.style.width = ''
  },
}

/** The warranty is beside the stock. */
export const WithBadge: Story = {
  args: { badges: <Badge>6 months brand warranty</Badge> },
  play: async ({ canvas }) => {
    const stock = canvas.getByText('In Stock (42)').getBoundingClientRect()
    const badge = canvas.getByText('6 months brand warranty').getBoundingClientRect()
    await expect(badge.top).toBeLessThan(stock.bottom)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('spinbutton').focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAddToBag).toHaveBeenLastCalledWith(2)
  },
}
