'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Divider } from '../../components/divider/divider.tsx'
import { Image } from '../../components/image/image.tsx'
import { Link } from '../../components/link/link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import { SocialLinks, type SocialLink } from '../../commerce/social-links/social-links.tsx'
import { FooterContact } from './footer-contact.tsx'
import { siteFooterMessages } from './site-footer.messages.ts'

const defaultPages = [
  ['footer.aboutUs', 'about'],
  ['footer.returnRefund', 'returns'],
  ['footer.privacyPolicy', 'privacy'],
  ['footer.termsConditions', 'terms'],
  ['footer.deliveryPolicy', 'delivery'],
  ['footer.contactUs', 'contact'],
] as const

const title = 'shop:m-0 shop:mb-3 shop:text-base shop:font-bold shop:text-ink'

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'about' | 'children'> {
  /** Name of the shop. */
  brand: string
  /** Short description of the shop. @default none */
  about?: ReactNode
  address: string
  phone: string
  email: string
  /** URL of the shop's page on each network that it uses. */
  social: readonly SocialLink[]
  /** Year of the copyright line. */
  copyrightYear: number
  /** Links to the information pages. @default those of `RoutesProvider`: about, return, privacy, terms, delivery, contact */
  policies?: readonly { label: string; href: string }[]
  /** Media path of the payment banner, 1920 × 360 px. */
  paymentImage?: string
  /** Usually a `NewsletterForm`. */
  newsletter?: ReactNode
  /** Usually a `LanguageLink`. */
  language?: ReactNode
}

/** The page footer: description, social links, contact, policies and newsletter. */
export function SiteFooter({
  brand,
  about,
  address,
  phone,
  email,
  social,
  copyrightYear,
  policies,
  paymentImage,
  newsletter,
  language,
  className,
  ...props
}: SiteFooterProps) {
  const t = useMessages(siteFooterMessages)
  const routes = useShopRoutes()
  const links =
    policies ?? defaultPages.map(([key, route]) => ({ label: t(key), href: routes[route] }))

  return (
    <footer
      data-shop="site-footer"
      className={cn(
        'shop:@container/shop-page shop:bg-sunken shop:text-base shop:text-ink shop:print:hidden',
        className,
      )}
      {...props}
    >
      <Divider color="brand" />
      <div className="shop:mx-auto shop:box-border shop:grid shop:max-w-page shop:gap-x-10 shop:gap-y-8 shop:px-3 shop:py-10 shop:[--shop-gutter:--spacing(3)] shop:sm:grid-cols-2 shop:md:px-6 shop:lg:grid-cols-[1.3fr_1fr_0.8fr_1.4fr]">
        <section aria-label={brand}>
          <p
            translate="no"
            className="shop:m-0 shop:mb-3 shop:text-xl shop:font-bold shop:text-brand"
          >
            {brand}
          </p>
          {about && <p className="shop:m-0 shop:max-w-90 shop:text-muted">{about}</p>}
          <SocialLinks items={social} className="shop:mt-3" />
        </section>
        <section aria-label={t('footer.contact')}>
          <h2 className={title}>{t('footer.contact')}</h2>
          <FooterContact address={address} phone={phone} email={email} />
        </section>
        <nav aria-label={t('footer.policies')}>
          <h2 className={title}>{t('footer.policies')}</h2>
          <ul role="list" className="shop:m-0 shop:grid shop:list-none shop:gap-2 shop:p-0">
            {links.map((link) => (
              <li key={link.href} className="shop:m-0">
                <Link underline="hover" href={link.href}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {newsletter && (
          <section
            aria-label={t('footer.newsletter')}
            className="shop:noscript:has-[[data-shop=newsletter-form]]:hidden"
          >
            <h2 className={title}>{t('footer.newsletter')}</h2>
            {newsletter}
          </section>
        )}
      </div>
      <div className="shop:border-0 shop:border-t shop:border-solid shop:border-line">
        <div className="shop:mx-auto shop:box-border shop:flex shop:max-w-page shop:flex-wrap shop:items-center shop:justify-between shop:gap-4 shop:px-3 shop:py-5 shop:md:px-6">
          <p className="shop:m-0 shop:text-sm shop:text-muted">
            {t('footer.copyright', { brand, year: copyrightYear })}
          </p>
          {language}
          {paymentImage && (
            <Image
              src={paymentImage}
              alt={t('footer.payment')}
              ratio="auto"
              width={1920}
              height={360}
              sizes="(min-width: 40rem) 24rem, 92vw"
              className="shop:w-full shop:rounded-surface shop:night-shade shop:sm:w-96"
            />
          )}
        </div>
      </div>
    </footer>
  )
}
