import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { LoadingBar } from './loading-bar.tsx'

const meta = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  args: { loading: true },
} satisfies Meta<typeof LoadingBar>

export default meta
type Story = StoryObj<typeof meta>

/** The bar grows while the page is loading. */
export const Default: Story = {
  tags: ['S-BAR-01'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading page' })
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20))
    await expect(Number(bar.getAttribute('aria-valuenow')) % 10).toBe(0)
  },
}

export const Idle: Story = {
  args: { loading: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

function Page() {
  const [loading, setLoading] = useState(true)
  return (
    <>
      <LoadingBar loading={loading} />
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Arrive' : 'Leave'}</Button>
    </>
  )
}

/** The bar fills when loading ends and disappears after 500 ms. */
export const Finishing: Story = {
  tags: ['S-BAR-03', 'S-BAR-04'],
  render: () => <Page />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
  },
}
