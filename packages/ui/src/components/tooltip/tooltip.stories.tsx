import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CopyIcon } from '../icon/sign-icon.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from './tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: TooltipContent,
  subcomponents: { Tooltip, TooltipTrigger },
  args: { children: 'Copies the address for the courier' },
  render: (args) => (
    <div className="shop:p-16">
      <Tooltip>
        <TooltipTrigger asChild>
          <IconButton aria-label="Copy" variant="outline">
            <CopyIcon />
          </IconButton>
        </TooltipTrigger>
        <TooltipContent {...args} />
      </Tooltip>
    </div>
  ),
} satisfies Meta<typeof TooltipContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Copy' })
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.hover(trigger)
    await screen.findByRole('tooltip')
    await expect(trigger).toHaveAccessibleDescription('Copies the address for the courier')
  },
}

export const Below: Story = {
  args: { side: 'bottom' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Copy' }).focus()
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  },
}

export const BengaliOnPhone: Story = {
  args: { lang: 'bn', children: 'কুরিয়ারের জন্য ঠিকানা, ফোন নম্বর আর টাকার অঙ্ক কপি করে' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Copy' }).focus()
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Copy' }).focus()
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
  },
}
