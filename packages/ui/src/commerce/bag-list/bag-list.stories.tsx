import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { bagFixture, repricedEntry, soldOutEntry } from '../bag-line/fixtures.ts'
import { BagList } from './bag-list.tsx'

const meta = {
  title: 'Commerce/BagList',
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

export const Default: Story = {
  name: 'R-CART-01, R-CART-02: Default, titled and counted by lines',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your cart is empty.')).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shopping Bag' })).toBeVisible()
    await expect(canvas.getByText('3 item(s) in your bag.')).toBeVisible()
    const lines = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(lines).toHaveLength(3)
  },
}

export const Empty: Story = {
  name: 'R-CART-03: an empty bag says so and leads to the products',
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

export const Removing: Story = {
  name: 'Removing line after line ends in an empty bag',
  render: function Held(args) {
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
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Your cart is empty.')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: bagFixture[0]!.name })).toHaveFocus()
    canvas.getAllByRole('button', { name: /^Remove/ })[2]!.focus()
    await userEvent.keyboard(' ')
    await expect(args.onRemove).toHaveBeenCalledWith(bagFixture[2]!.key)
  },
}
