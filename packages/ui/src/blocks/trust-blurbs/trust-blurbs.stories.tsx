import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TrustBlurbs } from './trust-blurbs.tsx'

const meta = {
  title: 'Layout/TrustBlurbs',
  component: TrustBlurbs,
} satisfies Meta<typeof TrustBlurbs>

export default meta
type Story = StoryObj<typeof meta>

/** The four promises in order. */
export const Default: Story = {
  tags: ['R-HOME-02', 'R-HOME-03', 'R-HOME-04', 'R-HOME-05'],
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(texts).toEqual([
      'Cash on delivery all over Bangladesh',
      'Return and refund policy',
      'Secure payment',
      '24/7 customer support',
    ])
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 296 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').map((item) => item.offsetTop)
    await expect(second).toBe(first)
    await expect(third).toBeGreaterThan(first ?? 0)
  },
}
