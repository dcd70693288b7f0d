import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { MoreIcon, TrashIcon } from '../icon/sign-icon.tsx'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from './menu.tsx'

const confirm = fn()

const items = (
  <>
    <MenuItem onSelect={confirm}>Confirm</MenuItem>
    <MenuItem asChild>
      <a href="#slip">Print the slip</a>
    </MenuItem>
    <MenuItem disabled>Send by post</MenuItem>
    <MenuSeparator />
    <MenuItem tone="danger">
      <TrashIcon />
      Cancel the order
    </MenuItem>
  </>
)

const meta = {
  title: 'Overlays/Menu',
  component: MenuContent,
  subcomponents: { Menu, MenuTrigger, MenuItem, MenuLabel, MenuSeparator },
  args: { children: items },
  beforeEach: () => {
    confirm.mockClear()
  },
  render: (args) => (
    <Menu>
      <MenuTrigger>Actions</MenuTrigger>
      <MenuContent {...args} />
    </Menu>
  ),
} satisfies Meta<typeof MenuContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Confirm' }))
    await expect(confirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** The actions of a row: the trigger is an icon, the menu at its end. */
export const OfARow: Story = {
  args: { align: 'end' },
  render: (args) => (
    <div className="shop:flex shop:justify-end">
      <Menu>
        <MenuTrigger asChild>
          <IconButton size="sm" aria-label="Actions for order 4020117">
            <MoreIcon />
          </IconButton>
        </MenuTrigger>
        <MenuContent {...args} />
      </Menu>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for order 4020117' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
  },
}

export const Groups: Story = {
  args: {
    children: (
      <>
        <MenuLabel>Today</MenuLabel>
        <MenuItem>Print all slips</MenuItem>
        <MenuSeparator />
        <MenuLabel>All orders</MenuLabel>
        <MenuItem>Export as CSV</MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
  },
}

export const BengaliOnPhone: Story = {
  args: {
    lang: 'bn',
    children: (
      <>
        <MenuItem>অর্ডার নিশ্চিত করুন</MenuItem>
        <MenuItem>কুরিয়ারের জন্য রসিদ ছাপান</MenuItem>
        <MenuItem tone="danger">অর্ডার বাতিল করুন</MenuItem>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() =>
      expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    )
  },
}

/** Opening adds no style element, as a strict Content-Security-Policy requires. */
export const StrictContentPolicy: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const styles = () => document.querySelectorAll('style').length
    const before = styles()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await screen.findByRole('menu')
    await expect(styles()).toBe(before)
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" className="shop:p-8">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.click(trigger)
    const menu = await screen.findByRole('menu')
    await expect(menu).toHaveAttribute('dir', 'rtl')
    await waitFor(() =>
      expect(
        Math.round(menu.getBoundingClientRect().right - trigger.getBoundingClientRect().right),
      ).toBe(0),
    )
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Confirm' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Print the slip' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Cancel the order' })).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(confirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** An item opens a question. After it the focus is on the button of the menu. */
export const OpensADialog: Story = {
  render: function WithQuestion() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Menu>
          <MenuTrigger>Actions</MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => setOpen(true)}>Cancel the order</MenuItem>
          </MenuContent>
        </Menu>
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title="Cancel order 4020117?"
          confirmText="Cancel the order"
          onConfirm={confirm}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the order' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
