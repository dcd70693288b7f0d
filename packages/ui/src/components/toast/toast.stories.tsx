import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Toast, ToastRegion } from './toast.tsx'

const meta = {
  title: 'Components/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  args: { open: true, onOpenChange: fn(), children: 'Added to your bag.' },
  render: function Held(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <div className="min-h-40">
        <Button onClick={() => setOpen(true)}>Add to Cart</Button>
        <ToastRegion>
          <Toast
            {...args}
            open={open}
            onOpenChange={(next) => {
              args.onOpenChange(next)
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

export const Danger: Story = {
  args: { duration: 600_000, tone: 'danger', children: 'You seem to be offline.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.')
  },
}

export const ComesAndGoes: Story = {
  args: { open: false, duration: 400 },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(region).toHaveTextContent('Added to your bag.')
    await waitFor(() => expect(region).toBeEmptyDOMElement(), { timeout: 2000 })
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const WaitsForTheReader: Story = {
  args: { open: false, duration: 400 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await userEvent.hover(canvas.getByText('Added to your bag.'))
    await new Promise((pass) => setTimeout(pass, 800))
    await expect(canvas.getByText('Added to your bag.')).toBeVisible()
    await userEvent.unhover(canvas.getByText('Added to your bag.'))
    await waitFor(() => expect(canvas.queryByText('Added to your bag.')).toBeNull(), {
      timeout: 2000,
    })
  },
}

export const LongBengali: Story = {
  args: {
    duration: 600_000,
    children: 'আপনার ব্যাগে রাখা হলো: স্টেইনলেস স্টিলের রাইস কুকার, ১.৮ লিটার, প্রবাল রং।',
  },
  globals: { viewport: { value: 'mobile1' } },
}
