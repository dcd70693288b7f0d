'use client'

import { MailIcon, MapPinIcon, PhoneIcon } from '../../components/icon/object-icon.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { SocialLinks, type SocialLinksProps } from '../social-links/social-links.tsx'
import { contactInfoMessages } from './contact-info.messages.ts'

export interface ContactInfoProps extends ComponentProps<'section'> {
  address: string
  phone: string
  email: string
  /** URL of the shop's page on each network; without it no social links are shown. */
  social?: SocialLinksProps['links']
}

/** Address, phone, email and social links of the shop; children, such as a map, are shown below. */
export function ContactInfo({
  address,
  phone,
  email,
  social,
  className,
  children,
  ...props
}: ContactInfoProps) {
  const t = useMessages(contactInfoMessages)
  return (
    <section
      data-slot="contact-info"
      className={cn('grid content-start gap-4 text-ink', className)}
      {...props}
    >
      <h2 className="m-0 text-xl font-bold">{t('contactInfo.title')}</h2>
      <dl className="m-0 grid gap-3">
        <Row icon={<MapPinIcon />} label={t('contactInfo.address')}>
          <address className="not-italic">{address}</address>
        </Row>
        <Row icon={<PhoneIcon />} label={t('contactInfo.phone')}>
          <PhoneLink phone={phone} />
        </Row>
        <Row icon={<MailIcon />} label={t('contactInfo.email')}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Row>
      </dl>
      {social && <SocialLinks links={social} />}
      {children}
    </section>
  )
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:text-brand">
      <dt className="contents">
        {icon}
        <span className="text-sm text-muted">{label}</span>
      </dt>
      <dd className="col-start-2 m-0 min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
