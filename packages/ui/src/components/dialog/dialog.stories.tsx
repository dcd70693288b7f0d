import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import {
  Dialog,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'
import { DialogContent } from './dialog-content.tsx'

const meta = {
  title: 'Components/Dialog',
  component: DialogContent,
  subcomponents: {
    Dialog,
    DialogTrigger,
    DialogTitle,
    DialogDescription,
    DialogFooter,
    DialogClose,
  },
  render: (args) => (
    <Dialog>
      <DialogTrigger variant="outline">Size guide</DialogTrigger>
      <DialogContent {...args}>
        <DialogTitle>Which size fits?</DialogTitle>
        <DialogDescription>1.8 litres cook rice for six people.</DialogDescription>
        <DialogFooter>
          <DialogClose>Got it</DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Size guide' }))
    const dialog = await screen.findByRole('dialog', { name: 'Which size fits?' })
    await expect(dialog).toHaveAccessibleDescription('1.8 litres cook rice for six people.')
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
  },
}
