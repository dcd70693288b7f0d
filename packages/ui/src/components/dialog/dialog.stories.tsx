import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { SearchIcon } from '../icon/sign-icon.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import {
  Dialog,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'
import { DialogContent, type DialogContentProps } from './dialog-content.tsx'

function Guide(props: DialogContentProps) {
  return (
    <Dialog>
      <DialogTrigger variant="outline">Size guide</DialogTrigger>
      <DialogContent {...props}>
        <DialogTitle>Which size fits?</DialogTitle>
        <DialogDescription>1.8 litres cook rice for six people.</DialogDescription>
        <DialogFooter>
          <DialogClose>Got it</DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const meta = {
  title: 'Overlays/Dialog',
  component: DialogContent,
  subcomponents: {
    Dialog,
    DialogTrigger,
    DialogTitle,
    DialogDescription,
    DialogFooter,
    DialogClose,
  },
  render: (args) => <Guide {...args} />,
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

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Size guide' }))
  return screen.findByRole('dialog', { name: 'Which size fits?' })
}
const inertGround = () => document.querySelector('[inert]')

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Got it' })).toHaveFocus())
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Got it' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Size guide' })).toHaveFocus())
  },
}

export const ClosesOnOutsideClick: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await userEvent.click(dialog)
    await waitFor(() => expect(dialog).toBeVisible())
    const veil = dialog.parentElement
    if (veil) await userEvent.click(veil)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Size guide' })).toHaveFocus())
  },
}

export const InertBackground: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(inertGround()).toBeNull()
    await opened(canvas)
    await waitFor(() => expect(inertGround()).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inertGround()).toBeNull())
  },
}

/** Opening shifts neither the page nor its sticky and fixed elements. */
export const NoLayoutShift: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <div
        data-testid="sticky"
        className="shop:sticky shop:top-0 shop:flex shop:justify-between shop:bg-sunken shop:p-3"
      >
        <Guide {...args} /> <span data-testid="end">Cart</span>
      </div>
      <div
        data-testid="fixed"
        className="shop:fixed shop:end-2 shop:bottom-2 shop:bg-sunken shop:p-2"
      >
        Call us
      </div>
      <p className="shop:h-[300vh]">A long page.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const places = () =>
      ['sticky', 'end', 'fixed'].map((id) => {
        const { x, y, width } = canvas.getByTestId(id).getBoundingClientRect()
        return [x, y, width]
      })
    await document.fonts.ready
    canvas.getByRole('button', { name: 'Size guide' }).focus()
    window.scrollTo(0, 40)
    const before = [places(), window.scrollY]
    await opened(canvas)
    await waitFor(() => expect(inertGround()).not.toBeNull())
    await expect([places(), window.scrollY]).toEqual(before)
    const root = getComputedStyle(document.documentElement)
    await expect(root.overflowY).toBe('hidden')
    // The space of the scrollbar has the colour of the root, which is that of the overlay.
    const overlay = screen.getByRole('dialog').parentElement!
    await expect(root.backgroundColor).toBe(getComputedStyle(overlay).backgroundColor)
    await expect(document.body.getAttribute('style') ?? '').not.toMatch(/margin|padding|pointer/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect([places(), window.scrollY]).toEqual(before)
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
}

/** Opening adds no style element and no style attribute, as a strict Content-Security-Policy requires. */
export const StrictContentPolicy: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const styles = () => document.querySelectorAll('style').length
    const before = styles()
    const dialog = await opened(canvas)
    await waitFor(() => expect(inertGround()).not.toBeNull())
    await expect(styles()).toBe(before)
    await expect(dialog.parentElement).not.toHaveAttribute('style')
  },
}

export const OpenedByATimer: Story = {
  tags: ['!autodocs'],
  render: function Timed() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setTimeout(() => setOpen(true), 100)}>Wait</Button>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent>
            <DialogTitle>A small extra?</DialogTitle>
          </DialogContent>
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wait' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await screen.findByRole('dialog', { name: 'A small extra?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Wait' })).toHaveFocus())
  },
}

export const LongOnPhone: Story = {
  tags: ['!autodocs'],
  args: { 'aria-label': 'শর্তাবলি' },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <DialogTitle>অর্ডার করার আগে আমাদের সব শর্তাবলি একবার মন দিয়ে পড়ে নিন</DialogTitle>
        {Array.from({ length: 8 }, (_, index) => (
          <p key={index} className="shop:m-0">
            পণ্য হাতে পাওয়ার সাত দিনের মধ্যে ফেরত দেওয়া যায়, যদি মোড়ক ও রসিদ ঠিক থাকে এবং পণ্যটি ব্যবহার
            করা না হয়ে থাকে।
          </p>
        ))}
        <Field label="Name">
          <Input />
        </Field>
      </DialogContent>
    </Dialog>
  ),
  globals: { viewport: { value: 'mobile1' } },
}

export const Sizes: Story = {
  render: () => (
    <div className="shop:flex shop:flex-wrap shop:gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Dialog key={size}>
          <DialogTrigger variant="outline">{size}</DialogTrigger>
          <DialogContent size={size}>
            <DialogTitle>Size {size}</DialogTitle>
          </DialogContent>
        </Dialog>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'lg' }))
    const { width } = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(896)
  },
}

/** Any element opens and closes it: the child keeps its own look. */
export const AsChild: Story = {
  render: () => (
    <Dialog>
      <DialogTrigger asChild>
        <IconButton aria-label="Search" variant="outline">
          <SearchIcon />
        </IconButton>
      </DialogTrigger>
      <DialogContent closeButton={false}>
        <DialogTitle>Search</DialogTitle>
        <DialogClose asChild>
          <button>Never mind</button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Search' })
    await expect(trigger).toHaveAttribute('data-shop', 'icon-button')
    await expect(trigger).toHaveAttribute('data-variant', 'outline')
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(trigger)
    const close = within(await screen.findByRole('dialog')).getByRole('button')
    await expect(close).not.toHaveAttribute('data-shop')
    await expect(close).not.toHaveAttribute('variant')
    await userEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
