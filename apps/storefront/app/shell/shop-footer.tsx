import { NewsletterForm, SiteFooter, useMessages, type NewsletterFormProps } from '@shop/ui'
import type { ReactNode } from 'react'
import { socialPages } from '../lib/social-pages.ts'
import { shellMessages } from './shell.messages.ts'
import { useShop } from './use-shop.ts'

export interface ShopFooterProps {
  /** Submits the newsletter form. */
  onSubscribe: NewsletterFormProps['onSubmit']
  /** The link to the other language. */
  language: ReactNode
}

/** The year that the specification fixes for the copyright line. */
const COPYRIGHT_YEAR = 2025

/** The footer with the shop's contacts. */
export function ShopFooter({ onSubscribe, language }: ShopFooterProps) {
  const t = useMessages(shellMessages)
  const { shop } = useShop()
  const { name, about, address, phone, email, paymentImage, pages } = shop
  return (
    <SiteFooter
      brand={name}
      about={about}
      address={address}
      phone={phone}
      email={email}
      social={socialPages(shop)}
      copyrightYear={COPYRIGHT_YEAR}
      policies={[
        ...pages.map(({ slug, link }) => ({ label: link, href: `/${slug}` })),
        { label: t('shell.contactUs'), href: '/contact-us' },
        { label: t('shell.trackOrder'), href: '/track-order' },
      ]}
      newsletter={<NewsletterForm onSubmit={onSubscribe} />}
      paymentImage={paymentImage}
      language={language}
      className="below-fold"
    />
  )
}
