import { Link, type LinkProps } from '../link/link.tsx'
import { phoneHref } from './phone-href.ts'

export interface PhoneLinkProps extends Omit<LinkProps, 'href'> {
  /** The number as it is shown; the link dials its digits. */
  phone: string
}

/** A link that calls a phone number. It shows the number, or its children instead. Text at 200 % on a phone may break it. */
export function PhoneLink({ phone, children, ...props }: PhoneLinkProps) {
  return (
    <Link {...props} href={phoneHref(phone)}>
      {children ?? (
        <span
          translate="no"
          className="shop:whitespace-nowrap shop:narrow:wrap-anywhere shop:narrow:whitespace-normal"
        >
          {phone}
        </span>
      )}
    </Link>
  )
}
