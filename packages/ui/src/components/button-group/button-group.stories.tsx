import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { text } from '../../../stories/samples/text.ts'
import { Button } from '../button/button.tsx'
import { ChevronDownIcon } from '../icon/sign-icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ButtonGroup } from './button-group.tsx'

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  parameters: { release: { status: 'trial' } },
  args: {
    'aria-label': text('Export', 'এক্সপোর্ট'),
    children: (
      <>
        <Button variant="outline">CSV</Button>
        <Button variant="outline">PDF</Button>
        <Button variant="outline">{text('Print', 'প্রিন্ট')}</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Export' })).toBeVisible()
    const [first, second] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement]
    await expect(getComputedStyle(first).borderTopRightRadius).toBe('0px')
    await expect(second.getBoundingClientRect().left).toBe(first.getBoundingClientRect().right - 1)
  },
}

/** An action, and a button that opens the others. */
export const Split: Story = {
  args: {
    'aria-label': text('Confirm', 'নিশ্চিত করুন'),
    children: (
      <>
        <Button variant="outline">{text('Confirm', 'নিশ্চিত করুন')}</Button>
        <IconButton variant="outline" aria-label={text('More actions', 'আরও কাজ')}>
          <ChevronDownIcon />
        </IconButton>
      </>
    ),
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button') as [HTMLElement]
    await expect(getComputedStyle(first).borderTopLeftRadius).toBe('0px')
    await expect(getComputedStyle(first).borderTopRightRadius).not.toBe('0px')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'CSV' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'PDF' })).toHaveFocus()
  },
}
