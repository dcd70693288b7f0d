import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DialogTrigger } from '../dialog/dialog.tsx'
import { Link } from '../link/link.tsx'
import { Drawer, DrawerContent } from './drawer.tsx'

const meta = {
  title: 'Overlays/Drawer',
  component: DrawerContent,
  subcomponents: { Drawer },
  args: { title: 'Categories' },
  render: (args) => (
    <Drawer>
      <DialogTrigger variant="outline">Menu</DialogTrigger>
      <DrawerContent {...args}>
        <Link href="#kitchen">Kitchen</Link>
      </DrawerContent>
    </Drawer>
  ),
} satisfies Meta<typeof DrawerContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(await screen.findByRole('dialog', { name: 'Categories' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Kitchen' })).toBeVisible()
  },
}

export const End: Story = { args: { side: 'end', title: 'Your bag' } }

export const Bottom: Story = {
  args: { side: 'bottom', title: 'Sort and filter' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Sort and filter' })
    await waitFor(() =>
      expect(drawer.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0),
    )
  },
}

/** Opens, and closes after choosing a link. */
export const ClosesAfterLink: Story = {
  tags: ['!autodocs', 'S-DRAW-01'],
  render: function Menu(args) {
    const [open, setOpen] = useState(false)
    return (
      <Drawer open={open} onOpenChange={setOpen}>
        <DialogTrigger variant="outline">Menu</DialogTrigger>
        <DrawerContent {...args}>
          <Link href="#cleaning" onClick={() => setOpen(false)}>
            Cleaning
          </Link>
        </DrawerContent>
      </Drawer>
    )
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(menu)
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(await screen.findByRole('link', { name: 'Cleaning' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  },
}

export const LongList: Story = {
  tags: ['!autodocs'],
  args: { title: 'বিভাগ' },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerContent {...args}>
        <ul lang="bn" className="shop:m-0 shop:grid shop:list-none shop:gap-2 shop:p-0">
          {Array.from({ length: 30 }, (_, index) => (
            <li key={index}>
              <Link variant="plain" href={`#${index}`} className="shop:block shop:py-2">
                রান্নাঘরের সরঞ্জাম {index + 1}
              </Link>
            </li>
          ))}
        </ul>
      </DrawerContent>
    </Drawer>
  ),
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Kitchen' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus())
  },
}
