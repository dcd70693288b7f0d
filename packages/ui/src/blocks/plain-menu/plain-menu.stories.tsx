import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { categoryFixtures } from '../../../stories/samples/product.ts'
import { PlainMenu } from './plain-menu.tsx'

const meta = {
  title: 'Layout/PlainMenu',
  component: PlainMenu,
  args: { categories: categoryFixtures },
} satisfies Meta<typeof PlainMenu>

export default meta
type Story = StoryObj<typeof meta>

/** With scripts nothing is shown, as in this story; the element is for browsers without them. */
export const Default: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('noscript')).toBeInTheDocument()
    await expect(canvas.queryByRole('search')).not.toBeInTheDocument()
  },
}
