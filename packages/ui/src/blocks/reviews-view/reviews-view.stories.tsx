import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReviewsView } from './reviews-view.tsx'

const meta = {
  title: 'Product/ReviewsView',
  component: ReviewsView,
} satisfies Meta<typeof ReviewsView>

export default meta
type Story = StoryObj<typeof meta>

/** There are no reviews yet. */
export const Default: Story = {
  tags: ['R-PDP-13'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Review Yet')).toBeVisible()
  },
}
