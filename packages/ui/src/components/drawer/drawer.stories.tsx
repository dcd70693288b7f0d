import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Drawer, DrawerContent, DrawerTrigger } from './drawer.tsx'

const meta = {
  title: 'Components/Drawer',
  component: DrawerContent,
  subcomponents: { Drawer, DrawerTrigger },
  args: { title: 'Categories' },
  render: (args) => (
    <Drawer>
      <DrawerTrigger variant="outline">Menu</DrawerTrigger>
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
