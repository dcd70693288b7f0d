import { DeliveryForm } from '@shop/ui/delivery-form'
import { DeliveryInfo } from '@shop/ui/delivery-info'
import { DirectCheckoutForm } from '@shop/ui/direct-checkout-form'
import { MarketProvider } from '@shop/ui/market-provider'
import { Price } from '@shop/ui/price'
import { ProductFilters } from '@shop/ui/product-filters'
import { SiteFooter } from '@shop/ui/site-footer'
import { TrackOrderForm } from '@shop/ui/track-order-form'
import { TrustBlurbs } from '@shop/ui/trust-blurbs'
import { createRoot } from 'react-dom/client'
import './all-styles.ts'

const germany = {
  ...{ locale: 'de-DE', digits: 'latn', price: '{amount} €', amount: '{amount} €', country: 'DE' },
  timeZone: 'Europe/Berlin',
  phone: { prefix: '+49', start: '01', length: 11, pattern: '01[5-7]\\d{8}' },
  zones: [
    { id: 'germany', charge: 4.9, label: 'Deutschland' },
    { id: 'islands', charge: 14.9, label: 'Inseln' },
  ],
}
const lamp = { id: 1, name: 'Lampe', href: '/lampe', price: 990, images: [], stock: 3 }

createRoot(document.getElementById('root')!).render(
  <div id="host">
    <MarketProvider market={germany}>
      <Price price={1490} />
      <ProductFilters />
      <DeliveryInfo supportPhone="0151 1234567" />
      <DeliveryForm onSubmit={async () => ({ ok: true })} />
      <DirectCheckoutForm product={lamp} onSubmit={async () => ({ ok: true })} />
      <TrackOrderForm onSubmit={async () => ({ ok: true })} />
      <TrustBlurbs />
      <SiteFooter
        {...{ brand: 'Markt', address: 'Berlin', phone: '0151 1234567', email: 'a@b.de' }}
        {...{ social: [], copyrightYear: 2026 }}
      />
    </MarketProvider>
  </div>,
)
