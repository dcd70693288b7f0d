import { MailIcon, MapPinIcon, PhoneIcon } from '../../components/icon/object-icon.tsx'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="m-0 flex items-start gap-2.5">
      <span aria-hidden="true" className="mt-1 shrink-0 text-muted">
        {icon}
      </span>
      {children}
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
    <ul className="m-0 grid list-none gap-2 p-0">
      <Row icon={<MapPinIcon className="size-4" />}>
        <address className="not-italic">{address}</address>
      </Row>
      <Row icon={<PhoneIcon className="size-4" />}>
        <PhoneLink variant="plain" phone={phone} className="tabular" />
      </Row>
      <Row icon={<MailIcon className="size-4" />}>
        <Link variant="plain" href={`mailto:${email}`}>
          {email}
        </Link>
      </Row>
    </ul>
  )
}
