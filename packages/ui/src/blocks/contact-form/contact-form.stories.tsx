import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormResult } from '../../components/form/form-result.ts'
import { text } from '../../../stories/samples/text.ts'
import { ContactForm } from './contact-form.tsx'

const letter = {
  name: text('Nusrat Jahan', 'নুসরাত জাহান'),
  email: 'nusrat@haat.example',
  phone: '+8801912345678',
  message: 'When does my kettle arrive?',
}

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  args: { onSubmit: fn(async (): Promise<FormResult> => ({ ok: true })) },
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillIn(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), letter.name)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), letter.email)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), letter.phone)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), letter.message)
}
const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send Message' })

/** Filled in and submitted. */
export const Default: Story = {
  tags: ['R-CONT-02', 'S-CONT-02', 'S-CONT-03', 'S-CONT-04', 'E-15'],
  play: async ({ canvas, args }) => {
    await fillIn(canvas)
    await expect(canvas.queryByText('Message sent successfully')).not.toBeInTheDocument()
    await userEvent.click(send(canvas))
    await expect(await canvas.findByText('Message sent successfully')).toBeInTheDocument()
    await expect(args.onSubmit).toHaveBeenCalledWith(letter)
    const popup = await screen.findByRole('alertdialog', { name: 'Success' })
    await expect(popup).toHaveAccessibleDescription('Your message has been sent successfully!')
    for (const field of canvas.getAllByRole('textbox', { hidden: true }))
      await expect(field).toHaveValue('')
    await waitFor(() =>
      expect(canvas.queryByText('Message sent successfully')).not.toBeInTheDocument(),
    )
    await waitFor(() => expect(popup).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(popup).not.toBeInTheDocument())
  },
}

/** An empty form shows every error and is not submitted. */
export const AllErrors: Story = {
  tags: ['V-CONT-01', 'V-CONT-02', 'V-CONT-04', 'V-CONT-07'],
  play: async ({ canvas, args }) => {
    await userEvent.click(send(canvas))
    await expect(await canvas.findByText('Name is required')).toBeVisible()
    await expect(canvas.getByText('Email is required')).toBeVisible()
    await expect(canvas.getByText('Phone is required')).toBeVisible()
    await expect(canvas.getByText('Message is required')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

/** An invalid email and an invalid phone show errors on blur. */
export const WrongShapes: Story = {
  tags: ['V-CONT-03', 'V-CONT-05'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nusrat@')
    await userEvent.tab()
    await expect(await canvas.findByText('Enter a valid email')).toBeVisible()
    await userEvent.keyboard('01212345678')
    await userEvent.tab()
    await expect(await canvas.findByText('Enter a valid Bangladeshi phone number')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'haat.example')
    await waitFor(() => expect(canvas.queryByText('Enter a valid email')).not.toBeInTheDocument())
  },
}

/** The button shows the sending state; twenty fast clicks submit once. */
export const Sending: Story = {
  tags: ['S-CONT-01'],
  args: { onSubmit: fn(() => new Promise<FormResult>(() => {})) },
  play: async ({ canvas, args }) => {
    await fillIn(canvas)
    await expect(canvas.queryByRole('button', { name: 'Sending...' })).not.toBeInTheDocument()
    const button = send(canvas)
    for (let press = 0; press < 20; press += 1) fireEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** A failure shows a message and keeps the values. */
export const Failed: Story = {
  tags: ['E-13'],
  args: {
    onSubmit: fn(async (): Promise<FormResult> => ({
      ok: false,
      message: 'Something went wrong. Please try again.',
    })),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(send(canvas))
    const text = await canvas.findByText('Something went wrong. Please try again.')
    await expect(text.closest('[role=alert]')).not.toBeNull()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(letter.message)
  },
}

/** A rejection shows its own message, such as how long to wait. */
export const Refused: Story = {
  args: {
    onSubmit: fn(async (): Promise<FormResult> => ({
      ok: false,
      message: 'Too many tries. Please try again in 7 minutes.',
    })),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(send(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please try again in 7 minutes.',
    )
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(letter.message)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    for (const text of Object.values(letter)) {
      await userEvent.keyboard(text)
      await userEvent.tab()
    }
    await expect(send(canvas)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(letter))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(send(canvas)).toHaveFocus())
  },
}
