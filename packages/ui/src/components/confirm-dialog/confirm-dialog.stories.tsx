import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { DialogTrigger } from '../dialog/dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete the coupon SAVE5?',
    description: 'Orders that used it keep their discount.',
    confirmText: 'Delete the coupon',
    cancelText: 'Keep it',
    onConfirm: fn(async () => {}),
    children: <DialogTrigger variant="outline">Delete</DialogTrigger>,
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

// A story that starts open has a frame of its own on the docs page, which it would cover.
const framed = { docs: { story: { inline: false, height: '320px' } } }

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
  return screen.findByRole('alertdialog', { name: 'Delete the coupon SAVE5?' })
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    const dialog = await opened(canvas)
    await expect(dialog).toHaveAccessibleDescription('Orders that used it keep their discount.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the coupon' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** The dialog stays open, with a message, and can be tried again. */
export const Failed: Story = {
  args: {
    onConfirm: fn(async () => {
      throw new Error('offline')
    }),
  },
  beforeEach: () => {
    spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(within(dialog).queryByText('That did not work. Please try again.')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the coupon' }))
    const failure = await within(dialog).findByText('That did not work. Please try again.')
    // A slow browser is still at the start of the dialog's transition.
    await waitFor(() => expect(failure).toBeVisible())
  },
}

export const Warning: Story = {
  args: { tone: 'warning', title: 'Cancel order 4020117?', confirmText: 'Cancel the order' },
}

export const BengaliOnPhone: Story = {
  args: {
    defaultOpen: true,
    title: 'SAVE5 কুপনটি মুছে ফেলবেন?',
    description: 'যেসব অর্ডারে কুপনটি ব্যবহার করা হয়েছে, সেগুলোর ছাড় থাকবে।',
    confirmText: 'কুপন মুছুন',
    cancelText: 'কুপন থাকুক',
    lang: 'bn',
  },
  parameters: framed,
  globals: { viewport: { value: 'mobile1' } },
}

export const RightToLeft: Story = {
  args: { defaultOpen: true, dir: 'rtl' },
  parameters: framed,
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    const keep = dialog.getByRole('button', { name: 'Keep it' }).getBoundingClientRect()
    const remove = dialog.getByRole('button', { name: 'Delete the coupon' }).getBoundingClientRect()
    await expect(keep.left).toBeGreaterThanOrEqual(remove.left)
  },
}

/** A second Enter changes nothing: the focus is on the button that keeps it. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
