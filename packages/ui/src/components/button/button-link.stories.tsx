import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ButtonLink } from './button-link.tsx'

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#products', children: 'View All' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '#products',
    )
  },
}

export const Outline: Story = { args: { variant: 'outline' } }

export const FullWidth: Story = { args: { fullWidth: true, size: 'lg' } }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveFocus()
  },
}
