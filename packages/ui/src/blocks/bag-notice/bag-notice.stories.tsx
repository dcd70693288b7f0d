import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/button/button.tsx'
import { DialogContent } from '../../components/dialog/dialog-content.tsx'
import { Dialog, DialogTitle, DialogTrigger } from '../../components/dialog/dialog.tsx'
import { BuyBar } from '../buy-bar/buy-bar.tsx'
import { bengali, riceCooker } from '../../../stories/samples/product.ts'
import { BagNotice, type BagAddition } from './bag-notice.tsx'

const meta = {
  title: 'Bag/BagNotice',
  component: BagNotice,
  // In frames of their own, because the notice is at the edge of the window.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: {
    addition: { name: riceCooker.name, pieces: 1 },
    defaultOpen: true,
    onOpenChange: fn(),
    duration: 600_000,
  },
  decorators: [
    (Story) => (
      <div className="shop:min-h-40">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BagNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const link = await screen.findByRole('link', { name: 'View bag' })
    await expect(link).toHaveAttribute('href', '/cart')
  },
}

export const Closed: Story = {
  tags: ['!autodocs', 'no-picture'],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The bag has all that can be ordered. What it says is behind the name, so that the text is never cut off. */
export const AllInBag: Story = {
  args: { addition: { name: riceCooker.name, pieces: 0 } },
  play: async () => {
    const text = screen.getByRole('link', { name: 'View bag' }).previousElementSibling!
    // The heights are rounded.
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1)
  },
}

/** The bag takes no further product. */
export const Full: Story = {
  args: { addition: { name: riceCooker.name, pieces: 0, full: true } },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(
      /^Your bag is full, so .* was not added/,
    )
  },
}

export const LongBengali: Story = {
  args: { addition: { name: bengali.name, pieces: 12 } },
  globals: { viewport: { value: 'mobile1' } },
}

/** It is above the buy bar and covers none of it. */
export const AboveBuyBar: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <>
      <BuyBar
        product={riceCooker}
        onAddToBag={fn()}
        onBuyNow={fn()}
        className="shop:override:fixed shop:inset-x-3"
      />
      <BagNotice {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: /^Buy / }).getBoundingClientRect()
    const notice = screen.getByRole('link', { name: 'View bag' }).parentElement!
    await waitFor(() => expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top))
  },
}

/** An open dialog covers it, and makes it inert with the page. */
export const BelowDialog: Story = {
  tags: ['!autodocs', 'no-picture'],
  render: (args) => (
    <>
      <Dialog>
        <DialogTrigger>Details</DialogTrigger>
        <DialogContent>
          <DialogTitle>Details</DialogTitle>
        </DialogContent>
      </Dialog>
      <BagNotice {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const link = await screen.findByRole('link', { name: 'View bag' })
    await expect(link.closest('[inert]')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    const layer = (await screen.findByRole('dialog')).parentElement!
    await waitFor(() => expect(link.closest('[inert]')).not.toBeNull())
    const { x, y, width, height } = link.getBoundingClientRect()
    const top = document.elementsFromPoint(x + width / 2, y + height / 2)[0]
    await expect(layer.contains(top ?? null)).toBe(true)
  },
}

/** A further addition changes the text of the same notice and starts its time anew. Closed, it gives the focus back. */
export const Repeated: Story = {
  tags: ['!autodocs', 'no-picture'],
  args: { duration: 600 },
  render: function Adding({ addition: _none, defaultOpen: _open, onOpenChange, ...args }) {
    const [addition, setAddition] = useState<BagAddition | null>(null)
    return (
      <>
        <Button
          onClick={() =>
            setAddition((last) => ({ name: riceCooker.name, pieces: (last?.pieces ?? 0) + 1 }))
          }
        >
          Add
        </Button>
        <BagNotice
          {...args}
          addition={addition}
          open={addition !== null}
          onOpenChange={(open) => {
            onOpenChange?.(open)
            if (!open) setAddition(null)
          }}
        />
      </>
    )
  },
  play: async ({ canvas, args }) => {
    const status = screen.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    const add = canvas.getByRole('button', { name: 'Add' })
    await userEvent.click(add)
    await expect(status).toHaveTextContent('Added to your bag: 1 ×')
    const notice = screen.getByRole('link', { name: 'View bag' }).parentElement
    await userEvent.click(add)
    await expect(status).toHaveTextContent('Added to your bag: 2 ×')
    await expect(screen.getByRole('link', { name: 'View bag' }).parentElement).toBe(notice)
    screen.getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(status).toBeEmptyDOMElement()
    await expect(add).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(status).toHaveTextContent('Added to your bag: 1 ×')
    await waitFor(() => expect(status).toBeEmptyDOMElement())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs', 'no-picture'],
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'View bag' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
