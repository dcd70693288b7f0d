import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DialogTrigger } from '../dialog/dialog.tsx'
import {
  AlertDialog,
  AlertDialogClose,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from './alert-dialog.tsx'

const contentWith = (title: string) => (
  <>
    <AlertDialogTitle>{title}</AlertDialogTitle>
    <AlertDialogDescription>Your name and address are still empty.</AlertDialogDescription>
    <AlertDialogFooter>
      <AlertDialogClose>OK</AlertDialogClose>
    </AlertDialogFooter>
  </>
)

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialogContent,
  subcomponents: {
    AlertDialog,
    AlertDialogTitle,
    AlertDialogDescription,
    AlertDialogFooter,
    AlertDialogClose,
  },
  args: { children: contentWith('Please fill all required fields.'), tone: 'danger' },
  render: (args) => (
    <AlertDialog>
      <DialogTrigger>Confirm Your Order</DialogTrigger>
      <AlertDialogContent {...args} />
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

export const Success: Story = { args: { tone: 'success', children: contentWith('Thank you!') } }

export const Warning: Story = {
  args: { tone: 'warning', children: contentWith('Only 3 are left.') },
}

export const StaysOpenOnOutsideClick: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Order' }))
    const alert = await screen.findByRole('alertdialog')
    if (alert.parentElement) await userEvent.click(alert.parentElement)
    await waitFor(() => expect(alert).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const LongBengali: Story = {
  args: {
    children: contentWith('দুঃখিত, আপনার অর্ডারটি এখন নেওয়া গেল না, কিছুই হারায়নি'),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Confirm Your Order' })).toHaveFocus(),
    )
  },
}
