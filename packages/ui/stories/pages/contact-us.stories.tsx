import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  ContactForm,
  ContactInfo,
  Heading,
  MapEmbed,
  type ContactFormProps,
} from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { shop } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'
import { HelpLinks } from './page-pieces.tsx'

function ContactUs({ onSubmit }: Pick<ContactFormProps, 'onSubmit'>) {
  return (
    <PageFrame location="/contact-us">
      <div className="shop:grid shop:grid-cols-1 shop:gap-8">
        <Heading level={1}>{text('Contact us', 'যোগাযোগ করুন')}</Heading>
        <div className="shop:grid shop:grid-cols-1 shop:gap-8 shop:lg:grid-cols-2">
          <ContactForm onSubmit={onSubmit} />
          <div className="shop:grid shop:content-start shop:gap-8">
            <ContactInfo
              address={shop.address}
              phone={shop.phone}
              email={shop.email}
              social={shop.social}
            />
            <HelpLinks />
            <MapEmbed
              title={text('Map of Haat', 'হাটের ম্যাপ')}
              src="about:blank"
              linkHref="https://www.openstreetmap.org/?mlat=23.8103&mlon=90.4125"
              address={shop.address}
            />
          </div>
        </div>
      </div>
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/ContactUs',
  component: ContactUs,
  args: { onSubmit: () => Promise.resolve({ ok: true }) },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof ContactUs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toBeVisible()
    await expect(canvas.getAllByText(shop.address).length).toBeGreaterThan(1)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nusrat@')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    for (const error of [
      'Name is required',
      'Enter a valid email',
      'Phone is required',
      'Message is required',
    ])
      await expect(await canvas.findByText(error)).toBeVisible()
  },
}
