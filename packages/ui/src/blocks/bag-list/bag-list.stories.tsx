import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { bagFixture, repricedEntry, soldOutEntry } from '../../../stories/samples/bag-line.ts'
import { BagList } from './bag-list.tsx'

const meta = {
  title: 'Bag/BagList',
  component: BagList,
  args: { entries: bagFixture, onQuantityChange: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BagList>

export default meta
type Story = StoryObj<typeof meta>

/** The title and the number of lines. */
export const Default: Story = {
  tags: ['R-CART-01', 'R-CART-02'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your cart is empty.')).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shopping Bag' })).toBeVisible()
    await expect(canvas.getByText('3 item(s) in your bag.')).toBeVisible()
    const lines = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(lines).toHaveLength(3)
  },
}

/** An empty bag links to the products. */
export const Empty: Story = {
  tags: ['R-CART-03'],
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/item\(s\)/)).not.toBeInTheDocument()
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute(
      'href',
      '/products',
    )
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/item\(s\)|is empty/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking into your bag')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Notices: Story = {
  args: { entries: [repricedEntry, soldOutEntry] },
}

/** Removing every line shows the empty state. The focus goes to the next line, and then to the title. */
export const Removing: Story = {
  tags: ['!autodocs'],
  render: function Controlled(args) {
    const [entries, setEntries] = useState(args.entries.slice(0, 2))
    return (
      <BagList
        {...args}
        entries={entries}
        onRemove={(key) => setEntries((lines) => lines.filter((line) => line.key !== key))}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0]!)
    await expect(canvas.getByText('1 item(s) in your bag.')).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Your cart is empty.')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: bagFixture[0]!.name })).toHaveFocus()
    canvas.getAllByRole('button', { name: /^Remove/ })[2]!.focus()
    await userEvent.keyboard(' ')
    await expect(args.onRemove).toHaveBeenCalledWith(bagFixture[2]!.key)
  },
}
