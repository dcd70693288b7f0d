import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DialogTrigger } from '../dialog/dialog.tsx'
import { Link } from '../link/link.tsx'
import { Drawer, DrawerContent, DrawerTitle } from './drawer.tsx'

const contentWith = (title: string) => (
  <>
    <DrawerTitle>{title}</DrawerTitle>
    <Link href="#kitchen">Kitchen</Link>
  </>
)

const meta = {
  title: 'Overlays/Drawer',
  component: DrawerContent,
  subcomponents: { Drawer, DrawerTitle },
  args: { children: contentWith('Categories') },
  render: (args) => (
    <Drawer>
      <DialogTrigger variant="outline">Menu</DialogTrigger>
      <DrawerContent {...args} />
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

export const End: Story = { args: { side: 'end', children: contentWith('Your bag') } }

export const Bottom: Story = {
  args: { side: 'bottom', children: contentWith('Sort and filter') },
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
          <DrawerTitle>Categories</DrawerTitle>
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
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerContent {...args}>
        <DrawerTitle>বিভাগ</DrawerTitle>
        <ul lang="bn" className="shop:m-0 shop:grid shop:list-none shop:gap-2 shop:p-0">
          {Array.from({ length: 30 }, (_, index) => (
            <li key={index}>
              <Link underline="hover" href={`#${index}`} className="shop:block shop:py-2">
                রান্নাঘরের সরঞ্জাম {index + 1}
              </Link>
            </li>
          ))}
        </ul>
      </DrawerContent>
    </Drawer>
  ),
  // The title stays at the upper edge, so that no content shows above it, and the button stays in view.
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'বিভাগ' })
    const { top } = screen.getByRole('dialog').getBoundingClientRect()
    await waitFor(() => expect(title.getBoundingClientRect().top).toBe(top))
    title.parentElement?.scrollTo({ top: 400, behavior: 'instant' })
    await waitFor(() => expect(title.parentElement?.scrollTop).toBe(400))
    await expect(title.getBoundingClientRect().top).toBe(top)
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
    title.parentElement?.scrollTo({ top: 0, behavior: 'instant' })
  },
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
