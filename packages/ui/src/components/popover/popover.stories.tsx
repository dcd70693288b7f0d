import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx'

const meta = {
  title: 'Overlays/Popover',
  component: PopoverContent,
  subcomponents: { Popover, PopoverTrigger, PopoverClose },
  args: {
    'aria-label': 'Columns',
    children: (
      <>
        <Checkbox errorSpace={false} label="Phone" defaultChecked />
        <Checkbox errorSpace={false} label="District" />
        <PopoverClose size="sm">Done</PopoverClose>
      </>
    ),
  },
  render: (args) => (
    <Popover>
      <PopoverTrigger>Columns</PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
} satisfies Meta<typeof PopoverContent>

export default meta
type Story = StoryObj<typeof meta>

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
  return screen.findByRole('dialog', { name: 'Columns' })
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    const panel = within(await opened(canvas))
    await userEvent.click(panel.getByRole('checkbox', { name: 'District' }))
    await userEvent.click(panel.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** At the end of the trigger. */
export const AtTheEnd: Story = {
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div className="shop:flex shop:justify-end">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const popover = await opened(canvas)
    await waitFor(() => expect(popover).toBeVisible())
  },
}

export const BengaliOnPhone: Story = {
  args: { lang: 'bn', children: 'যে কলামগুলো বেছে নেবেন, অর্ডারের তালিকায় শুধু সেগুলোই দেখা যাবে।' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const panel = await opened(canvas)
    await waitFor(() =>
      expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    )
  },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl" className="shop:p-8">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' })
    const panel = await opened(canvas)
    await waitFor(() =>
      expect(
        Math.round(panel.getBoundingClientRect().right - trigger.getBoundingClientRect().right),
      ).toBe(0),
    )
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Phone' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus())
  },
}
