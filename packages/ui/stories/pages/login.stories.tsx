import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LoginPanel, type LoginPanelProps } from '../../src/index.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

function Login({ user = null }: Pick<LoginPanelProps, 'user'>) {
  return (
    <PageFrame location="/login">
      <LoginPanel user={user} />
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/Login',
  component: Login,
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof Login>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('heading', { name: 'You do not need an account' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Track Order' })).toBeVisible()
    await expect(main.queryByRole('textbox')).not.toBeInTheDocument()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithUser: Story = {
  args: { user: { name: 'ফারহানা ইয়াসমিন চৌধুরী', image: 'testimonials/five.960w.jpg' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Welcome back, ফারহানা ইয়াসমিন চৌধুরী' }),
    ).toBeVisible()
  },
}
