import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ErrorState, NotFoundPage } from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

function NotFound() {
  return (
    <PageFrame location="/not-found">
      <NotFoundPage />
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/NotFound',
  component: NotFound,
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible()
    await expect(main.getByText('Error Code: 404 - Resource Missing')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Browse To Home' })).toHaveAttribute('href', '/')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Error page for a page that failed to render. */
export const PageFailed: Story = {
  render: () => (
    <PageFrame location="/products" bagCount={null}>
      <ErrorState
        title={text('This page could not be shown.', 'পাতাটি দেখানো যায়নি।')}
        description={text('Check your connection and try again.', 'ইন্টারনেট দেখে আবার চেষ্টা করুন।')}
      />
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page could not be shown.')
  },
}
