import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import {
  AlertDialog,
  AlertDialogClose,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTrigger,
} from './alert-dialog.tsx'

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialogContent,
  subcomponents: {
    AlertDialog,
    AlertDialogTrigger,
    AlertDialogDescription,
    AlertDialogFooter,
    AlertDialogClose,
  },
  args: { title: 'Please fill all required fields.', tone: 'danger' },
  render: (args) => (
    <AlertDialog>
      <AlertDialogTrigger>Confirm Your Order</AlertDialogTrigger>
      <AlertDialogContent {...args}>
        <AlertDialogDescription>Your name and address are still empty.</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogClose>OK</AlertDialogClose>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  ),
} satisfies Meta<typeof AlertDialogContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Order' }))
    const alert = await screen.findByRole('alertdialog', {
      name: 'Please fill all required fields.',
    })
    await expect(alert).toHaveAccessibleDescription('Your name and address are still empty.')
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus()
  },
}
