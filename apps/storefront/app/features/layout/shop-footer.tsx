import { NewsletterForm, SiteFooter } from '@shop/ui'
import { subscribe } from './subscribe.ts'
import type { RootData } from '../../lib/root-data.ts'

/** The footer with this shop's contacts. */
export function ShopFooter({ data }: { data: RootData | undefined }) {
  if (!data) return null
  const { name, about, address, phone, email, social, paymentImage } = data.environment.shop
  return (
    <SiteFooter
      brand={name}
      about={about}
      address={address}
      phone={phone}
      email={email}
      social={social}
      newsletter={<NewsletterForm onSubscribe={subscribe} />}
      paymentImage={paymentImage}
    />
  )
}
