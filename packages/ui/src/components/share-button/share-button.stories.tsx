import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { ShareButton } from './share-button.tsx'

const share = fn<(data?: ShareData) => Promise<void>>()
const writeText = fn<(text: string) => Promise<void>>()
const url = 'https://shop.example/product-details/1'

/** Replaces a browser API; undefined removes it. */
function replace(ability: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, ability, { value, configurable: true })
  return () => void Reflect.deleteProperty(navigator, ability)
}

const meta = {
  title: 'Actions/ShareButton',
  component: ShareButton,
  args: { title: 'Rice Cooker 1.8 L', url },
  beforeEach: () => {
    share.mockReset().mockResolvedValue()
    writeText.mockReset().mockResolvedValue()
    const undo = [replace('share', share), replace('clipboard', { writeText })]
    return () => undo.forEach((step) => step())
  },
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(share).toHaveBeenCalledWith({ title: 'Rice Cooker 1.8 L', url })
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
}

/** Without a share dialog, it logs the case and copies the link. */
export const Unsupported: Story = {
  tags: ['E-20'],
  beforeEach: () => replace('share', undefined),
  play: async ({ canvas }) => {
    const log = spyOn(console, 'info').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(log).toHaveBeenCalledWith('This browser cannot share.')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied!'))
    await expect(writeText).toHaveBeenCalledWith(url)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(''))
  },
}

export const Cancelled: Story = {
  beforeEach: () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  },
  play: async ({ canvas }) => {
    const log = spyOn(console, 'info').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(share).toHaveBeenCalledOnce()
    await expect(log).not.toHaveBeenCalled()
    await expect(writeText).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
}

/** When neither sharing nor copying is possible, it says so. */
export const Refused: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    share.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    writeText.mockRejectedValue(new DOMException('blocked', 'NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(false)
    spyOn(console, 'info').mockImplementation(() => undefined)
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Could not copy the link.'),
    )
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(share).toHaveBeenCalledOnce()
  },
}
