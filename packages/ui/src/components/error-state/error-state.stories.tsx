import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'Failed to load products. Please try again later.' },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load products. Please try again later.',
    )
  },
}

export const WithAction: Story = {
  args: {
    description: 'Your bag is safe on this phone.',
    action: <Button variant="outline">Try again</Button>,
  },
}
