import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ToastAction } from './toast-action.tsx'
import { toast } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  // In frames of their own, because toasts are at the edge of the window.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

let remove = () => {}

/** Call `toast()` anywhere. */
export const Default: Story = {
  // The queue belongs to the page, so the next story would show the message too.
  beforeEach: () => () => remove(),
  render: () => (
    <div className="shop:min-h-40">
      <Button
        onClick={() => {
          remove = toast('Added to your bag.', { tone: 'success', duration: 600_000 })
        }}
      >
        Add to Cart
      </Button>
      <Toaster />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = screen.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await waitFor(() => expect(region).toHaveTextContent('Added to your bag.'))
  },
}

/** Messages wait for each other in one live region. */
export const OneAfterTheOther: Story = {
  tags: ['!autodocs', 'no-picture'],
  render: () => (
    <div className="shop:min-h-40">
      <Button
        onClick={() => {
          toast('Added to your bag.', { tone: 'success', duration: 400 })
          toast(
            <>
              Only <strong>2</strong> left.
            </>,
            { duration: 400 },
          )
        }}
      >
        Add to Cart
      </Button>
      <Toaster />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = screen.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await waitFor(() => expect(region).toHaveTextContent('Added to your bag.'))
    await expect(region).not.toHaveTextContent('left')
    await waitFor(() => expect(region).toHaveTextContent('Only 2 left.'))
    await expect(region).not.toHaveTextContent('Added')
    await waitFor(() => expect(region).toBeEmptyDOMElement())
    await expect(screen.getAllByRole('status')).toHaveLength(1)
  },
}

/** What was just done can be undone for some seconds. `onDismiss` says that nobody did. */
export const Undo: Story = {
  render: () => {
    const Order = () => {
      const [state, setState] = useState('pending')
      const confirm = () => {
        setState('confirmed, not sent yet')
        const undo = () => {
          remove()
          setState('pending')
        }
        const remove = toast('Order 4020117 is confirmed.', {
          action: <ToastAction onClick={undo}>Undo</ToastAction>,
          tone: 'success',
          duration: 600_000,
          onDismiss: () => setState('sent'),
        })
      }
      return (
        <>
          <Button onClick={confirm}>Confirm</Button>
          <p>State: {state}</p>
        </>
      )
    }
    return (
      <div className="shop:min-h-40">
        <Order />
        <Toaster />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm' })
    await userEvent.click(confirm)
    const undo = await screen.findByRole('button', { name: 'Undo' })
    const text = getComputedStyle(screen.getByText('Order 4020117 is confirmed.')).color
    await expect(getComputedStyle(undo).color).toBe(text)
    await expect(getComputedStyle(screen.getByRole('button', { name: 'Close' })).color).toBe(text)
    await userEvent.hover(undo)
    await waitFor(() => expect(getComputedStyle(undo).backgroundColor).toBe('rgba(0, 0, 0, 0)'))
    await userEvent.click(undo)
    await expect(canvas.getByText('State: pending')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await userEvent.click(confirm)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(canvas.getByText('State: sent')).toBeVisible()
  },
}

/** The returned function removes a message, also one that waits. */
export const Removed: Story = {
  tags: ['!autodocs', 'no-picture'],
  render: () => {
    let remove = () => {}
    const add = () => {
      remove = toast('Saving …', { duration: 600_000 })
      const removeWaiting = toast('This never shows.', { duration: 600_000 })
      removeWaiting()
    }
    return (
      <div className="shop:min-h-40">
        <Button onClick={add}>Save</Button>
        <Button onClick={() => remove()}>Stop saving</Button>
        <Toaster />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const region = screen.getByRole('status')
    await waitFor(() => expect(region).toHaveTextContent('Saving …'))
    await userEvent.click(canvas.getByRole('button', { name: 'Stop saving' }))
    await waitFor(() => expect(region).toBeEmptyDOMElement())
  },
}
