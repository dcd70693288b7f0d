'use client'

import { MailIcon, MapPinIcon, PhoneIcon } from '../../components/icon/object-icon.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { SocialLinks, type SocialLink } from '../../commerce/social-links/social-links.tsx'
import { contactInfoMessages } from './contact-info.messages.ts'

export interface ContactInfoProps extends ComponentProps<'section'> {
  address: string
  phone: string
  email: string
  /** The shop's pages on social networks; without any no links are shown. @default [] */
  social?: readonly SocialLink[]
}

/** Address, phone, email and social links of the shop; children, such as a map, are shown below. */
export function ContactInfo({
  address,
  phone,
  email,
  social = [],
  className,
  children,
  ...props
}: ContactInfoProps) {
  const t = useMessages(contactInfoMessages)
  return (
    <section
      data-shop="contact-info"
      className={cn('shop:grid shop:content-start shop:gap-4 shop:text-ink', className)}
      {...props}
    >
      <h2 className="shop:m-0 shop:text-xl shop:font-bold">{t('contactInfo.title')}</h2>
      <dl className="shop:m-0 shop:grid shop:gap-3">
        <Row icon={<MapPinIcon />} label={t('contactInfo.address')}>
          <address className="shop:not-italic">{address}</address>
        </Row>
        <Row icon={<PhoneIcon />} label={t('contactInfo.phone')}>
          <PhoneLink phone={phone} />
        </Row>
        <Row icon={<MailIcon />} label={t('contactInfo.email')}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Row>
      </dl>
      {social.length > 0 && <SocialLinks items={social} />}
      {children}
    </section>
  )
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="shop:grid shop:grid-cols-[auto_1fr] shop:gap-x-3 shop:[&_svg]:mt-0.5 shop:[&_svg]:size-5 shop:[&_svg]:text-brand">
      <dt className="shop:contents">
        <span className="shop:contents">{icon}</span>
        <span className="shop:text-sm shop:text-muted">{label}</span>
      </dt>
      <dd className="shop:col-start-2 shop:m-0 shop:min-w-0 shop:[overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  )
}
