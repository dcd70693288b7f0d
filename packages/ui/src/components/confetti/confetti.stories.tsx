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

/** Shortened to keep the story fast; the default is 8 seconds. Pictures are taken without motion. */
export const Default: Story = {
  tags: ['no-picture'],
  args: { duration: 600 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Stop confetti' })).toBeVisible()
    await expect(args.onStop).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onStop).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Running: Story = {
  tags: ['no-picture'],
  args: { duration: 600_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Stop confetti' })).toBeVisible()
    await expect(canvasElement.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** The button stops the animation. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { duration: 60_000 },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stop confetti' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelector('canvas')).toBeNull()
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** Nothing is drawn when the system asks for reduced motion. */
export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  args: { duration: 600_000 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeNull())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
