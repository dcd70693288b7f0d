import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No products found.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible()
  },
}

export const WithAction: Story = {
  args: {
    title: 'Your cart is empty.',
    description: 'Things you add to your bag wait here, also when you come back tomorrow.',
    action: <ButtonLink href="#products">Browse To Home</ButtonLink>,
  },
}

export const WithoutPicture: Story = { args: { title: 'No Review Yet', media: null } }
