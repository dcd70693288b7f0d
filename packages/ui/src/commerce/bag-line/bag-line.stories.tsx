import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { BagLine } from './bag-line.tsx'
import {
  bengaliEntry,
  campaignEntry,
  cookerEntry,
  grinderEntry,
  lastOneEntry,
  repricedEntry,
  soldOutEntry,
} from '../../../stories/samples/bag-line.ts'

const meta = {
  title: 'Bag/BagLine',
  component: BagLine,
  args: { entry: cookerEntry, onQuantityChange: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BagLine>

export default meta
type Story = StoryObj<typeof meta>

/** With quantity controls and a remove action. */
export const Default: Story = {
  tags: ['R-CART-04', 'R-CART-05'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('4,580 tk').parentElement).toHaveTextContent('Total 4,580 tk')
    await expect(canvas.getByRole('link', { name: cookerEntry.name })).toHaveAttribute(
      'href',
      cookerEntry.href,
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity of Haat Home/ }))
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(cookerEntry.key, 3)
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease quantity of Haat Home/ }))
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(cookerEntry.key, 1)
    await userEvent.click(
      canvas.getByRole('button', { name: `Remove ${cookerEntry.name} from your bag` }),
    )
    await expect(args.onRemove).toHaveBeenCalledWith(cookerEntry.key)
  },
}

/** One piece: the quantity cannot be lowered, only the line removed. */
export const OnePiece: Story = {
  tags: ['S-CART-05'],
  args: { entry: grinderEntry },
  play: async ({ canvas, args }) => {
    const minus = canvas.getByRole('button', { name: /^Decrease/ })
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(minus)
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeEnabled()
  },
}

/** The quantity stops at the stock count, with a description. */
export const AtStockLimit: Story = {
  tags: ['V-CART-01'],
  args: { entry: lastOneEntry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(
      'That is all we have: 1 in stock.',
    )
  },
}

/** The quantity of a campaign product cannot be raised, with a description. */
export const Campaign: Story = {
  tags: ['V-CART-02'],
  args: { entry: campaignEntry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByText('One to a shopper: this is a campaign offer.')).toBeVisible()
  },
}

export const PriceChanged: Story = {
  args: { entry: repricedEntry },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price changed from 2,490 tk to 2,290 tk')).toBeVisible()
  },
}

export const SoldOut: Story = {
  args: { entry: soldOutEntry },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sold out. Please remove it to go on.')).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    await expect(args.onRemove).toHaveBeenCalledWith(soldOutEntry.key)
  },
}

export const Blocked: Story = {
  args: { entry: { ...cookerEntry, blocked: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This can no longer be ordered. Please remove it to go on.'),
    ).toBeVisible()
  },
}

export const WithoutPicture: Story = {
  args: { entry: { ...cookerEntry, image: null } },
}

/** A long Bengali name and lakhs fit in 320 px. */
export const BengaliNarrow: Story = {
  args: {
    entry: {
      ...bengaliEntry,
      name: 'স্বয়ংক্রিয় বৈদ্যুতিক রাইস কুকার, স্টিমারসহ, ১.৮ লিটার, এক বছরের ওয়ারেন্টি',
      price: 999999.5,
      discountPrice: null,
      quantity: 9,
      stock: 9,
    },
  },
  decorators: [
    (Story) => (
      <div lang="bn" style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('article')
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    await expect(canvas.getByText('89,99,995.50 tk')).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: function Controlled(args) {
    const [quantity, setQuantity] = useState(2)
    return (
      <BagLine
        {...args}
        entry={{ ...args.entry, quantity }}
        onQuantityChange={(_, wanted) => setQuantity(wanted)}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
    canvas.getByRole('spinbutton').focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2')
    canvas.getByRole('button', { name: /^Remove/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
