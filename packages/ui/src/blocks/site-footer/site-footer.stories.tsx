import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageLink } from '../../components/language-link/language-link.tsx'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NewsletterForm } from '../newsletter-form/newsletter-form.tsx'
import { socialFixture } from '../../../stories/samples/social-links.ts'
import { aboutFixture } from '../../../stories/samples/about.ts'
import { text } from '../../../stories/samples/text.ts'
import { SiteFooter } from './site-footer.tsx'

const meta = {
  title: 'Layout/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    copyrightYear: 2025,
    brand: text('Haat', 'হাট'),
    about: aboutFixture,
    address: text('House 12, Road 5, Dhanmondi, Dhaka 1205', 'বাসা ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫'),
    phone: '01700-000000',
    email: 'care@haat.example',
    social: socialFixture,
    paymentImage: 'payments/payment-banner.1920w.jpg',
    newsletter: <NewsletterForm onSubmit={fn(async () => ({ ok: true }))} />,
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: [
    'R-FOOT-01',
    'R-FOOT-02',
    'R-FOOT-03',
    'R-FOOT-04',
    'R-FOOT-05',
    'R-FOOT-06',
    'R-FOOT-07',
    'R-FOOT-08',
    'R-FOOT-09',
  ],
  play: async ({ canvas, step }) => {
    await step('R-FOOT-01, R-FOOT-02, R-FOOT-03: address, phone and e-mail', async () => {
      await expect(canvas.getByText('House 12, Road 5, Dhanmondi, Dhaka 1205')).toBeVisible()
      await expect(canvas.getByRole('link', { name: '01700-000000' })).toHaveAttribute(
        'href',
        'tel:01700000000',
      )
      await expect(canvas.getByRole('link', { name: 'care@haat.example' })).toHaveAttribute(
        'href',
        'mailto:care@haat.example',
      )
    })
    await step('R-FOOT-04: exactly six social networks', async () => {
      const list = canvas.getByRole('list', { name: 'Social networks' })
      await expect(within(list).getAllByRole('link')).toHaveLength(6)
    })
    await step('R-FOOT-05: the policy pages', async () => {
      const nav = canvas.getByRole('navigation', { name: 'Help and policies' })
      const addresses = within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
      await expect(addresses).toEqual([
        '/about-us',
        '/return-refund',
        '/privacy-policy',
        '/terms-conditions',
        '/delivery-policy',
        '/contact-us',
      ])
    })
    await step('R-FOOT-06: the payment banner', async () => {
      await expect(canvas.getByRole('img', { name: 'Ways to pay' })).toBeVisible()
    })
    await step('R-FOOT-07: copyright 2025', async () => {
      await expect(canvas.getByText(/Copyright 2025/)).toBeVisible()
    })
    await step('R-FOOT-08: one e-mail field', async () => {
      await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
      await expect(canvas.getByRole('textbox')).toHaveAttribute('type', 'email')
    })
    await step('R-FOOT-09: a fast-growing ecommerce site', async () => {
      await expect(canvas.getByText(/fast-growing ecommerce site/)).toBeVisible()
    })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The link to the other language is beside the copyright line. */
export const OtherLanguage: Story = {
  args: {
    language: (
      <LanguageLink href="/bn/products" language="bn">
        বাংলা
      </LanguageLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'বাংলা' })).toHaveAttribute('lang', 'bn')
  },
}

export const WithoutNewsletter: Story = { args: { newsletter: undefined } }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toHaveFocus()
  },
}
