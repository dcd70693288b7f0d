import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LoginPanel } from './login-panel.tsx'

const meta = { title: 'Checkout/LoginPanel', component: LoginPanel } satisfies Meta<
  typeof LoginPanel
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You do not need an account' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Track Order' })).toHaveAttribute(
      'href',
      '/track-order',
    )
  },
}

export const WithUser: Story = {
  args: { user: { name: 'নুসরাত জাহান' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome back, নুসরাত জাহান' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Track Order' })).toHaveFocus()
  },
}
