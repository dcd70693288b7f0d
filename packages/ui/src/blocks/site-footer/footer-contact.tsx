import { MailIcon, MapPinIcon, PhoneIcon } from '../../components/icon/object-icon.tsx'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="shop:m-0 shop:flex shop:items-start shop:gap-2.5">
      <span aria-hidden="true" className="shop:mt-1 shop:shrink-0 shop:text-muted">
        {icon}
      </span>
      <span className="shop:contents">{children}</span>
    </li>
  )
}

export interface FooterContactProps {
  address: string
  /** Phone number as displayed. */
  phone: string
  email: string
}

/** The footer's contact details: address, phone and email. */
export function FooterContact({ address, phone, email }: FooterContactProps) {
  return (
    <ul role="list" className="shop:m-0 shop:grid shop:list-none shop:gap-2 shop:p-0">
      <Row icon={<MapPinIcon className="shop:size-4" />}>
        <address className="shop:not-italic">{address}</address>
      </Row>
      <Row icon={<PhoneIcon className="shop:size-4" />}>
        <PhoneLink underline="hover" phone={phone} />
      </Row>
      <Row icon={<MailIcon className="shop:size-4" />}>
        <Link underline="hover" href={`mailto:${email}`}>
          {email}
        </Link>
      </Row>
    </ul>
  )
}
