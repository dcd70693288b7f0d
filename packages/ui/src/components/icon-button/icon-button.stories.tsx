import { BagIcon } from '../icon/object-icon.tsx'
import { CloseIcon, MenuIcon, SearchIcon, TrashIcon } from '../icon/sign-icon.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Search', children: <SearchIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().width).toBe(44)
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="shop:flex shop:items-center shop:gap-3">
      <IconButton {...args} />
      <IconButton {...args} variant="soft" aria-label="Menu">
        <MenuIcon />
      </IconButton>
      <IconButton {...args} variant="outline" aria-label="Close">
        <CloseIcon />
      </IconButton>
      <IconButton {...args} variant="solid" aria-label="Cart">
        <BagIcon />
      </IconButton>
    </div>
  ),
}

/** An action that destroys something. */
export const Danger: Story = {
  args: { tone: 'danger', 'aria-label': 'Remove', children: <TrashIcon /> },
  render: (args) => (
    <div className="shop:flex shop:items-center shop:gap-3">
      <IconButton {...args} variant="solid" />
      <IconButton {...args} variant="soft" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="ghost" />
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="shop:flex shop:items-center shop:gap-3">
      <IconButton {...args} variant="outline" size="sm" aria-label="Small" />
      <IconButton {...args} variant="outline" size="md" aria-label="Medium" />
      <IconButton {...args} variant="outline" size="lg" aria-label="Large" />
    </div>
  ),
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** The child is the element: here a link with an icon. */
export const AsChild: Story = {
  render: (args) => (
    <IconButton {...args} aria-label="Cart">
      <a href="#cart">
        <BagIcon />
      </a>
    </IconButton>
  ),
  args: { asChild: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart' })
    await expect(link).not.toHaveAttribute('type')
    await expect(link.getBoundingClientRect().width).toBe(44)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
