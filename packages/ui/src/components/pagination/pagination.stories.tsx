import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { pageCount: 9, onPageChange: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 9' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(9)
    await expect(canvas.getByRole('button', { name: 'Page 9' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 9 of 9')
  },
}

export const InTheMiddle: Story = { args: { defaultPage: 5 } }

/** Addresses of their own: a page can be opened in a tab, and without a script. */
export const Links: Story = {
  tags: ['!autodocs'],
  args: { defaultPage: 2, href: '#orders?page={page}' },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('link', { name: 'Next page' })
    await expect(next).toHaveAttribute('href', '#orders?page=3')
    await userEvent.click(next)
    await expect(args.onPageChange).toHaveBeenCalledWith(3)
  },
}

export const OnPhone: Story = {
  args: { defaultPage: 5 },
  globals: { viewport: { value: 'mobile1' } },
}

export const RightToLeft: Story = {
  args: { defaultPage: 5 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' }).getBoundingClientRect()
    const next = canvas.getByRole('button', { name: 'Next page' }).getBoundingClientRect()
    await expect(previous.left).toBeGreaterThan(next.left)
  },
}

/** The focus stays on a button that becomes disabled at the last page. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultPage: 8 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 9 of 9')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Page 9' })).toHaveFocus()
  },
}
