import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { electricKettle } from '../../../stories/samples/product.ts'
import { text } from '../../../stories/samples/text.ts'
import type { FormResult } from '../../components/form/form-result.ts'
import { CampaignForm } from './campaign-form.tsx'

const tip = {
  name: text('Nusrat Jahan', 'নুসরাত জাহান'),
  phone: '০১৭১২৩৪৫৬৭৮',
  trips: 'Soak the lentils overnight.',
}

const meta = {
  title: 'Checkout/CampaignForm',
  component: CampaignForm,
  args: {
    onSubmit: fn(async (): Promise<FormResult> => ({ ok: true })),
    offer: {
      image: electricKettle.images[0],
      imageAlt: electricKettle.name,
      productName: electricKettle.name,
      price: electricKettle.price,
      discountPrice: electricKettle.discountPrice,
      buyHref: '/product-details/4?campaign=1',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CampaignForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillIn(canvas: Canvas, phone = tip.phone) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), tip.name)
  await userEvent.type(canvas.getByRole('textbox', { name: 'WhatsApp number' }), phone)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your tips' }), tip.trips)
}
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit' })

/** An accepted entry shows a thank-you. */
export const Default: Story = {
  tags: ['R-CAMP-01', 'R-CAMP-02', 'R-CAMP-03', 'S-CAMP-03', 'S-CAMP-04'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Share your kitchen tip' })).toBeVisible()
    await fillIn(canvas)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(submit(canvas))
    const thanks = await screen.findByRole('dialog', { name: 'Thank You!' })
    await expect(thanks).toHaveTextContent(electricKettle.name)
    await expect(thanks.querySelector('[data-shop=price]')).toBeInTheDocument()
    await expect(args.onSubmit).toHaveBeenCalledWith(tip)
    await expect(screen.getByRole('img', { name: electricKettle.name })).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
      'href',
      '/product-details/4?campaign=1',
    )
    for (const field of canvas.getAllByRole('textbox', { hidden: true }))
      await expect(field).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** Every field is required. */
export const AllErrors: Story = {
  tags: ['V-CAMP-01', 'V-CAMP-02', 'V-CAMP-03'],
  play: async ({ canvas, args }) => {
    await userEvent.click(submit(canvas))
    await waitFor(() => expect(canvas.getAllByText('Please fill this field.')).toHaveLength(3))
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** An invalid phone is marked, shows an alert, and is not submitted. */
export const InvalidPhone: Story = {
  tags: ['V-CAMP-04', 'V-CAMP-05', 'E-18'],
  play: async ({ canvas, args }) => {
    await fillIn(canvas, '02712345678')
    await expect(
      await canvas.findByText('Please enter a valid Bangladeshi phone number'),
    ).toBeVisible()
    await userEvent.click(submit(canvas))
    const warning = await screen.findByRole('alertdialog', { name: 'Validation Error!' })
    await expect(warning).toHaveAccessibleDescription('Please fix phone number before submitting.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(warning).not.toBeInTheDocument())
    await expect(canvas.getByRole('textbox', { name: 'Your tips' })).toHaveValue(tip.trips)
  },
}

/** A rejected entry shows the server’s message. */
export const Rejected: Story = {
  tags: ['S-CAMP-02'],
  args: {
    onSubmit: fn(async (): Promise<FormResult> => ({
      ok: false,
      message: 'You have already shared a tip.',
    })),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(submit(canvas))
    const warning = await screen.findByRole('alertdialog', { name: 'Tips and Tricks Alert!' })
    await expect(warning).toHaveAccessibleDescription('You have already shared a tip.')
    await expect(canvas.getByRole('textbox', { name: 'Your tips', hidden: true })).toHaveValue(
      tip.trips,
    )
  },
}

/** A failure shows a message and keeps the values. */
export const Failed: Story = {
  tags: ['E-16'],
  args: { onSubmit: fn(async (): Promise<FormResult> => ({ ok: false })) },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(submit(canvas))
    const alert = await screen.findByRole('alertdialog', { name: 'Error!' })
    await expect(alert).toHaveAccessibleDescription(
      'Something went wrong while submitting your form.',
    )
    await expect(canvas.getByRole('textbox', { name: 'Full Name', hidden: true })).toHaveValue(
      tip.name,
    )
  },
}

/** Submitting shows a spinner; twenty fast clicks submit once. */
export const Submitting: Story = {
  tags: ['S-CAMP-01'],
  args: { onSubmit: fn(() => new Promise<FormResult>(() => {})) },
  play: async ({ canvas, args }) => {
    await fillIn(canvas)
    const button = submit(canvas)
    await expect(button).not.toHaveAttribute('aria-busy')
    for (let press = 0; press < 20; press += 1) fireEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(button).toHaveAccessibleName('Sending…')
    await expect(button.querySelector('[data-shop=spinner]')).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    for (const text of Object.values(tip)) {
      await userEvent.keyboard(text)
      await userEvent.tab()
    }
    await expect(submit(canvas)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(tip))
    await screen.findByRole('dialog')
  },
}
