import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReviewsView } from './reviews-view.tsx'

const meta = {
  title: 'Commerce/ReviewsView',
  component: ReviewsView,
} satisfies Meta<typeof ReviewsView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'R-PDP-13: Default, nobody has written yet',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Review Yet')).toBeVisible()
  },
}
