import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { NewsletterForm } from './newsletter-form.tsx'

const meta = {
  title: 'Commerce/NewsletterForm',
  component: NewsletterForm,
  args: { onSubscribe: fn(async () => true), style: { maxWidth: 400 } },
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'B-TIME-02, S-SUB-01, S-SUB-02: Default, thanks for 2 seconds and an empty field',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Thank you for subscribing!')).not.toBeInTheDocument()
    const email = canvas.getByRole('textbox', { name: 'E-mail address' })
    await userEvent.type(email, 'rima@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    const thanks = await canvas.findByText('Thank you for subscribing!')
    const shownAt = performance.now()
    await expect(args.onSubscribe).toHaveBeenCalledWith('rima@example.com')
    await expect(email).toHaveValue('')
    await waitFor(() => expect(thanks).not.toHaveTextContent('Thank you'), { timeout: 4000 })
    const lasted = performance.now() - shownAt
    await expect(lasted).toBeGreaterThan(1700)
    await expect(lasted).toBeLessThan(3000)
  },
}

export const Empty: Story = {
  name: 'V-NEWS-01: Empty, is not sent',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(args.onSubscribe).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const NotAnAddress: Story = {
  name: 'V-NEWS-02: Not an address, is not sent',
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox')
    await expect(email).toHaveAttribute('type', 'email')
    await userEvent.type(email, 'rima at example')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(args.onSubscribe).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'E-03: Refused, nothing is shown and nothing typed is lost',
  args: { onSubscribe: fn(async () => false) },
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox')
    await userEvent.type(email, 'rima@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await waitFor(() => expect(args.onSubscribe).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(email).toHaveValue('rima@example.com')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('rima@example.com{Enter}')
    await expect(await canvas.findByText('Thank you for subscribing!')).toBeVisible()
    await expect(args.onSubscribe).toHaveBeenCalledOnce()
  },
}
