import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/button/button.tsx'
import { text } from '../../../stories/samples/text.ts'
import { AlertPopup } from './alert-popup.tsx'

const meta = {
  title: 'Overlays/AlertPopup',
  component: AlertPopup,
  args: {
    open: true,
    onOpenChange: fn(),
    title: text('Success', 'পাঠানো হয়েছে'),
    description: text('Your message has been sent successfully!', 'আপনার বার্তা আমরা পেয়েছি!'),
    tone: 'success',
  },
  // The story starts open, so the docs page shows only this one, in an iframe.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AlertPopup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Success' })
    await expect(alert).toHaveAccessibleDescription('Your message has been sent successfully!')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Warning: Story = {
  tags: ['!autodocs'],
  args: {
    tone: 'warning',
    title: 'Tips and Tricks Alert!',
    description: 'এই নম্বর থেকে আগেই একটি টিপস পাঠানো হয়েছে।',
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAttribute('data-tone', 'warning')
  },
}

export const Failure: Story = {
  tags: ['!autodocs'],
  args: {
    tone: 'danger',
    title: 'Error!',
    description: 'Something went wrong while submitting your form.',
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: function Controlled(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show</Button>
        <AlertPopup {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const show = canvas.getByRole('button', { name: 'Show' })
    show.focus()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(show).toHaveFocus())
  },
}
