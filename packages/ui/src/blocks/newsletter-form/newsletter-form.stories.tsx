import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import type { FormResult } from '../../components/form/form-result.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const meta = {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  args: {
    onSubmit: fn(async (): Promise<FormResult> => ({ ok: true })),
    style: { maxWidth: 400 },
  },
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof meta>

/** The thank-you is shown for 2 seconds and the field is emptied. */
export const Default: Story = {
  tags: ['B-TIME-02', 'S-SUB-01', 'S-SUB-02', 'extended'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Thank you for subscribing!')).not.toBeInTheDocument()
    const email = canvas.getByRole('textbox', { name: 'E-mail address' })
    await userEvent.type(email, 'rima@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    const thanks = await canvas.findByText('Thank you for subscribing!')
    const shownAt = performance.now()
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'rima@example.com' })
    await expect(email).toHaveValue('')
    await waitFor(() => expect(thanks).not.toHaveTextContent('Thank you'))
    const lasted = performance.now() - shownAt
    await expect(lasted).toBeGreaterThan(1700)
    await expect(lasted).toBeLessThan(3000)
  },
}

/** An empty address is not submitted. */
export const Empty: Story = {
  tags: ['V-NEWS-01'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

/** An invalid address is not submitted. */
export const NotAnAddress: Story = {
  tags: ['V-NEWS-02'],
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox')
    await expect(email).toHaveAttribute('type', 'email')
    await userEvent.type(email, 'rima at example')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** After a rejection nothing is shown and the field keeps its value. */
export const Refused: Story = {
  tags: ['E-03'],
  args: { onSubmit: fn(async (): Promise<FormResult> => ({ ok: false })) },
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox')
    await userEvent.type(email, 'rima@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(email).toHaveValue('rima@example.com')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('rima@example.com{Enter}')
    await expect(await canvas.findByText('Thank you for subscribing!')).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The message of a rejection is shown at the field. */
export const RefusedWithMessage: Story = {
  tags: ['no-picture'],
  args: { onSubmit: fn(async () => ({ ok: false, message: 'This address is subscribed.' })) },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox')
    await userEvent.type(email, 'rima@example.com{Enter}')
    await expect(await canvas.findByText('This address is subscribed.')).toBeVisible()
    await expect(email).toHaveAccessibleDescription('This address is subscribed.')
    await expect(email).toHaveValue('rima@example.com')
  },
}

/** A rejected promise shows what to do and keeps the address. */
export const Rejected: Story = {
  args: {
    onSubmit: fn(async () => {
      throw new Error('offline')
    }),
  },
  beforeEach: () => {
    spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox')
    await userEvent.type(email, 'rima@example.com{Enter}')
    await expect(await canvas.findByText(/please try again/i)).toBeVisible()
    await expect(email).toHaveValue('rima@example.com')
  },
}
