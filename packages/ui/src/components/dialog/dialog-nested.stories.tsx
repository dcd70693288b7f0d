import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Dialog, DialogTitle, DialogTrigger } from './dialog.tsx'
import { DialogContent } from './dialog-content.tsx'

const meta = {
  title: 'Overlays/Dialog/Nested',
  component: DialogContent,
  args: { children: null },
  tags: ['!autodocs'],
} satisfies Meta<typeof DialogContent>

export default meta
type Story = StoryObj<typeof meta>

const inertGround = () => document.querySelector('[inert]')

export const Nested: Story = {
  render: () => (
    <Dialog defaultOpen>
      <DialogContent>
        <DialogTitle>Delivery address</DialogTitle>
        <Dialog>
          <DialogTrigger variant="outline">Why is it asked?</DialogTrigger>
          <DialogContent size="sm">
            <DialogTitle>For the rider</DialogTitle>
          </DialogContent>
        </Dialog>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const lower = await screen.findByRole('dialog', { name: 'Delivery address' })
    await userEvent.click(within(lower).getByRole('button', { name: 'Why is it asked?' }))
    const upper = await screen.findByRole('dialog', { name: 'For the rider' })
    await waitFor(() => expect(lower.closest('[inert]')).not.toBeNull())
    await expect(upper.closest('[inert]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'For the rider' })).toBeNull())
    await expect(lower.closest('[inert]')).toBeNull()
    await waitFor(() => expect(lower).toBeVisible())
    await expect(inertGround()).not.toBeNull()
  },
}

/** A second dialog that opens before the first is painted is not inert. */
export const OpenedTogether: Story = {
  render: () => (
    <Dialog defaultOpen>
      <DialogContent>
        <DialogTitle>Delivery address</DialogTitle>
        <Dialog defaultOpen>
          <DialogContent size="sm">
            <DialogTitle>For the rider</DialogTitle>
          </DialogContent>
        </Dialog>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const lower = await screen.findByRole('dialog', { name: 'Delivery address' })
    const upper = await screen.findByRole('dialog', { name: 'For the rider' })
    await waitFor(() => expect(lower.closest('[inert]')).not.toBeNull())
    await waitFor(() => expect(inertGround()).not.toBeNull())
    await expect(upper.closest('[inert]')).toBeNull()
  },
}
