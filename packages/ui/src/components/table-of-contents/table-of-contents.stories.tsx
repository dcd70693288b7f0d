import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Heading } from '../heading/heading.tsx'
import { TableOfContents } from './table-of-contents.tsx'

const items = [
  { id: 'orders', label: 'Orders and prices' },
  { id: 'delivery', label: 'Delivery' },
  { id: 'returns', label: 'Returns and refunds' },
  { id: 'privacy', label: 'আপনার ব্যক্তিগত তথ্য আমরা যেভাবে রাখি' },
]

const meta = {
  title: 'Navigation/TableOfContents',
  component: TableOfContents,
  args: { items, label: 'Terms' },
  render: (args) => (
    <div className="shop:grid shop:gap-8 shop:md:grid-cols-[14rem_1fr]">
      <TableOfContents {...args} className="shop:self-start shop:md:sticky shop:md:top-6" />
      <div className="shop:grid shop:gap-6">
        {items.map(({ id, label }) => (
          <section key={id} aria-labelledby={id} className="shop:min-h-200">
            <Heading id={id}>{label}</Heading>
          </section>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

/** Choosing an entry scrolls to its section and marks the entry as current. */
export const Default: Story = {
  tags: ['R-POL-03', 'extended'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Terms' })).toBeVisible()
    const returns = canvas.getByRole('link', { name: 'Returns and refunds' })
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Orders and prices' })).toHaveAttribute(
        'aria-current',
        'location',
      ),
    )
    await expect(returns).not.toHaveAttribute('aria-current')
    await userEvent.click(returns)
    await waitFor(() => expect(returns).toHaveAttribute('aria-current', 'location'))
    const { top } = canvas
      .getByRole('heading', { name: 'Returns and refunds' })
      .getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(79)
    await expect(top).toBeLessThan(innerHeight / 3)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Orders and prices' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Delivery' })).toHaveFocus()
  },
}
