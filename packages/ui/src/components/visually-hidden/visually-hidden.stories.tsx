import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'items in your bag' },
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('items in your bag')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(words.closest('p')).toHaveTextContent('3 items in your bag')
  },
}
