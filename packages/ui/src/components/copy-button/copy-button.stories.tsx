import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'

const clipboard = fn<(text: string) => Promise<void>>()

/** Replaces the browser's clipboard; undefined is a browser without one. */
function withClipboard(value: Pick<Clipboard, 'writeText'> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
  return () => void Reflect.deleteProperty(navigator, 'clipboard')
}

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { value: '+880 1711-000000', children: 'Copy number' },
  beforeEach: () => {
    clipboard.mockReset().mockResolvedValue()
    return withClipboard({ writeText: clipboard })
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The confirmation disappears after 2 s. */
export const Copied: Story = {
  tags: ['R-PDP-11', 'B-TIME-04', 'extended'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy number' })
    await document.fonts.ready
    const width = button.getBoundingClientRect().width
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied!'))
    const since = performance.now()
    await expect(clipboard).toHaveBeenCalledWith('+880 1711-000000')
    await expect(button.getBoundingClientRect().width).toBe(width)
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { interval: 20 })
    const lasted = performance.now() - since
    await expect(lasted).toBeGreaterThan(1700)
    await expect(lasted).toBeLessThan(3000)
  },
}

export const WithoutClipboard: Story = {
  beforeEach: () => withClipboard(undefined),
  play: async ({ canvas }) => {
    const exec = spyOn(document, 'execCommand').mockImplementation(() => {
      const field = document.activeElement
      return field instanceof HTMLTextAreaElement && field.value === '+880 1711-000000'
    })
    const button = canvas.getByRole('button', { name: 'Copy number' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied!'))
    await expect(exec).toHaveBeenCalledWith('copy')
    await expect(canvas.queryByRole('textbox', { hidden: true })).toBeNull()
    await expect(button).toHaveFocus()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    clipboard.mockRejectedValue(new Error('not allowed'))
  },
  play: async ({ canvas }) => {
    spyOn(document, 'execCommand').mockReturnValue(false)
    spyOn(console, 'info').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy number' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy.'))
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy number' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(clipboard).toHaveBeenCalledOnce())
  },
}
