import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { FormResult } from '../../components/form/form-result.ts'
import { TrackOrderForm } from './track-order-form.tsx'

const meta = {
  title: 'Checkout/TrackOrderForm',
  component: TrackOrderForm,
  args: { onSubmit: fn(async (): Promise<FormResult> => ({ ok: true })) },
} satisfies Meta<typeof TrackOrderForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number' }), '100042')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile' }), '01712345678{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ orderNumber: '100042', phone: '01712345678' }),
    )
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('aria-busy'))
  },
}

export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find my order' }))
    await expect(await canvas.findByText('Order number is required')).toBeVisible()
    await expect(canvas.getByText('Mobile number must be exactly 11 digits')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const NoNumber: Story = {
  args: { defaultValues: { orderNumber: 'ABC', phone: '01712345678' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find my order' }))
    const field = canvas.getByRole('textbox', { name: 'Order number' })
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/must be a number, such as 1234567890/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'No. ১০০০৪২{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

export const NotFound: Story = {
  args: {
    defaultValues: { orderNumber: '100042', phone: '01712345678' },
    supportPhone: '01700-000000',
    onSubmit: fn(async (): Promise<FormResult> => ({
      ok: false,
      message: 'We cannot find this order. Please check both numbers.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find my order' }))
    await expect(await canvas.findByText(/^We cannot find this order/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call 01700-000000' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('100042')
    await userEvent.tab()
    await userEvent.keyboard('০১৭১২৩৪৫৬৭৮')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Find my order' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}
