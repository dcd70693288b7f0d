import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <p role="status" className="shop:flex shop:items-center shop:gap-2">
      <Spinner {...args} /> Sending...
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending...')
  },
}

export const OnBrand: Story = {
  render: (args) => (
    <div className="shop:inline-flex shop:bg-brand shop:p-4 shop:text-on-brand">
      <Spinner {...args} className="shop:size-8" />
    </div>
  ),
}
