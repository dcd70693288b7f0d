import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { DisclosureMenu } from './disclosure-menu.tsx'

const names = ['Kitchen', 'Cleaning', 'Gadgets']

const meta = {
  title: 'Components/DisclosureMenu',
  component: DisclosureMenu,
  args: {
    label: 'Categories',
    children: (
      <ul className="m-0 grid list-none gap-1 p-0">
        {names.map((name) => (
          <li key={name}>
            <Link variant="plain" href={`#${name}`} className="block px-3 py-2">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-60 items-start justify-between">
        <Story />
        <Link href="#cart">Cart</Link>
      </div>
    ),
  ],
} satisfies Meta<typeof DisclosureMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Categories' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'Kitchen' })).toBeNull()
    await fireEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Kitchen' })).toBeVisible()
  },
}

export const OpensByMouseOver: Story = {
  name: 'R-HEAD-02: opens by mouse over, and its content can be hovered',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Categories' })
    await expect(canvas.queryByRole('link', { name: 'Kitchen' })).toBeNull()
    await userEvent.hover(button)
    await expect(canvas.getByRole('link', { name: 'Kitchen' })).toBeVisible()
    await userEvent.hover(canvas.getByRole('link', { name: 'Kitchen' }))
    await new Promise((pass) => setTimeout(pass, 400))
    await expect(canvas.getByRole('link', { name: 'Kitchen' })).toBeVisible()
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Kitchen' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'Kitchen' })).toBeNull()
  },
}

export const ClosesWhenLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Categories' }))
    await expect(canvas.getByRole('link', { name: 'Kitchen' })).toBeVisible()
    await userEvent.unhover(canvas.getByRole('button', { name: 'Categories' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Kitchen' })).toBeNull())
  },
}

export const ClosesAfterChoosing: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Categories' })
    await fireEvent.click(button)
    await fireEvent.click(canvas.getByRole('link', { name: 'Cleaning' }))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'Cleaning' })).toBeNull()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Categories' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Kitchen' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    for (let step = 0; step < 4; step++) await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
