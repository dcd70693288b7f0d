import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NotFoundPage } from './not-found-page.tsx'

const meta = { title: 'Feedback/NotFoundPage', component: NotFoundPage } satisfies Meta<
  typeof NotFoundPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['R-404-01', 'R-404-02', 'R-404-03'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse To Home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByText('Error Code: 404 - Resource Missing')).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Browse To Home' })).toHaveFocus()
  },
}
