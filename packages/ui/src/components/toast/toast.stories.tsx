import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useReducer, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Dialog, DialogTitle, DialogTrigger } from '../dialog/dialog.tsx'
import { DialogContent } from '../dialog/dialog-content.tsx'
import { Toast, ToastRegion } from './toast.tsx'

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  // In frames of their own, because toasts are at the edge of the window.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { open: true, onOpenChange: fn(), children: 'Added to your bag.' },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <div className="shop:min-h-40">
        <Button onClick={() => setOpen(true)}>Add to Cart</Button>
        <ToastRegion>
          <Toast
            {...args}
            open={open}
            onOpenChange={(next) => {
              args.onOpenChange?.(next)
              setOpen(next)
            }}
          />
        </ToastRegion>
      </div>
    )
  },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { duration: 600_000 } }

export const Success: Story = { args: { duration: 600_000, tone: 'success' } }

export const Warning: Story = {
  args: { duration: 600_000, tone: 'warning', children: 'Only 3 are left.' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Only 3 are left.')
  },
}

export const Danger: Story = {
  args: { duration: 600_000, tone: 'danger', children: 'You seem to be offline.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline.')
  },
}

export const Timed: Story = {
  tags: ['!autodocs'],
  args: { open: false, duration: 400 },
  play: async ({ canvas, args }) => {
    const region = screen.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(region).toHaveTextContent('Added to your bag.')
    await waitFor(() => expect(region).toBeEmptyDOMElement())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { open: true, tone: 'danger', children: 'You seem to be offline.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  },
}

/** A toast is announced while a dialog makes the page inert. */
export const OverDialog: Story = {
  tags: ['!autodocs'],
  args: { open: false, duration: 600_000 },
  render: function Copied(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <div className="shop:min-h-40">
        <Dialog>
          <DialogTrigger>Details</DialogTrigger>
          <DialogContent>
            <DialogTitle>Details</DialogTitle>
            <Button onClick={() => setOpen(true)}>Add to Cart</Button>
          </DialogContent>
        </Dialog>
        <ToastRegion>
          <Toast {...args} open={open} onOpenChange={setOpen} />
        </ToastRegion>
      </div>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    const dialog = await screen.findByRole('dialog', { name: 'Details' })
    await waitFor(() => expect(canvasElement.closest('[inert]')).not.toBeNull())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to Cart' }))
    const toast = screen.getByText('Added to your bag.')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(toast.closest('[inert]')).toBeNull()
    await expect(dialog).toBeVisible()
  },
}

export const LongBengali: Story = {
  args: {
    duration: 600_000,
    children: 'আপনার ব্যাগে রাখা হলো: স্টেইনলেস স্টিলের রাইস কুকার, ১.৮ লিটার, প্রবাল রং।',
  },
  globals: { viewport: { value: 'mobile1' } },
}

/** The timer runs on while the parent renders again with equal children. */
export const KeepsItsTime: Story = {
  tags: ['!autodocs'],
  args: { open: false, duration: 500 },
  render: function Clock(args) {
    const [open, setOpen] = useState(args.open)
    const [, tick] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      const timer = setInterval(tick, 100)
      return () => clearInterval(timer)
    }, [])
    return (
      <div className="shop:min-h-40">
        <Button onClick={() => setOpen(true)}>Add to Cart</Button>
        <ToastRegion>
          <Toast {...args} open={open} onOpenChange={setOpen}>
            <strong>Added</strong> to your bag.
          </Toast>
        </ToastRegion>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(screen.getByText('Added')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Added')).toBeNull())
  },
}
