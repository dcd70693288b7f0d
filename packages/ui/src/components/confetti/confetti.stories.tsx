import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Confetti } from './confetti.tsx'

const meta = {
  title: 'Feedback/Confetti',
  component: Confetti,
  args: { onStop: fn() },
} satisfies Meta<typeof Confetti>

export default meta
type Story = StoryObj<typeof meta>

const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Shortened to keep the story fast; the default is 8 seconds. */
export const Default: Story = {
  args: { duration: 600 },
  play: async ({ canvas, args }) => {
    if (!moves) return
    await expect(canvas.getByRole('button', { name: 'Stop confetti' })).toBeVisible()
    await expect(args.onStop).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onStop).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Running: Story = {
  args: { duration: 600_000 },
  play: async ({ canvas, canvasElement }) => {
    if (!moves) return
    await expect(canvas.getByRole('button', { name: 'Stop confetti' })).toBeVisible()
    await expect(canvasElement.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** The button stops the animation. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { duration: 60_000 },
  play: async ({ canvas, canvasElement, args }) => {
    if (!moves) return
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stop confetti' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelector('canvas')).toBeNull()
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** Unmounting cancels the animation. */
export const Unmounted: Story = {
  tags: ['!autodocs'],
  args: { pieces: 50, duration: 200 },
  play: async ({ canvasElement, args }) => {
    if (!moves) return
    await waitFor(() => expect(args.onStop).toHaveBeenCalledOnce())
    await expect(canvasElement.querySelector('canvas')).toBeNull()
  },
}
