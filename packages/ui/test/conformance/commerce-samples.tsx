import type { ReactNode } from 'react'
import * as ui from '../../src/index.ts'
import { sample, type Sample } from './sample.ts'

const nothing = () => {}
const accepted = () => Promise.resolve({ ok: true as const })
const fan: ui.ProductSummary = {
  id: 1,
  name: 'Table fan',
  href: '/product-details/1',
  price: 1200,
  discountPrice: 990,
  images: ['products/fan-sky-1.960w.jpg'],
  stock: 3,
}
const links = ui.socialNetworks.map((id) => ({ id, href: `https://example.com/${id}` }))
const shop = { address: 'Dhanmondi, Dhaka', phone: '01700000000', email: 'hello@example.com' }
const line: ui.OrderedLine = { key: 'Fan', name: 'Fan', image: null, price: 990, quantity: 1 }
const entry: ui.BagEntry = { ...line, href: fan.href, stock: 3 }
const change = { onQuantityChange: nothing, onRemove: nothing }
const offer = { image: null, imageAlt: 'Fan', buyHref: fan.href }

const banner: ui.Banner = { id: 1, image: 'banners/1.jpg', alt: 'Sale', href: '/sale' }
const category: ui.CategoryLink = { id: 1, name: 'Home', href: '/c', icon: 'c.svg', iconAlt: '' }
const testimonial: ui.Testimonial = {
  name: 'Rahim',
  location: 'Dhaka',
  text: 'Good',
  image: 'r.jpg',
}

// Not the zones of the stories: applications that install the package draw these samples, too.
const zones = [
  { id: 'dhaka_outside', charge: 130, label: 'ঢাকার বাইরে' },
  { id: 'dhaka_inside', charge: 70, label: 'ঢাকার ভেতরে' },
]
const inBangladesh = (piece: ReactNode) => (
  <ui.MarketProvider market={{ zones }}>{piece}</ui.MarketProvider>
)

/** A sample of each component in `commerce`. */
export const commerceSamples: Record<string, Sample> = {
  AddressField: sample(<ui.AddressField label="Address" />),
  EmailField: sample(<ui.EmailField label="ই-মেইল" />),
  FormFailure: sample(<ui.FormFailure error={{ message: 'Not sent' }} phone="০১৭০০-০০০০০০" />),
  NameField: sample(<ui.NameField label="Name" />),
  NoteField: sample(<ui.NoteField name="note" label="Note" />),
  OrderFormFooter: sample(<ui.OrderFormFooter error={null} total={990} />),
  OrderFormLayout: sample(<ui.OrderFormLayout title="Pick-up" />),
  PhoneField: sample(<ui.PhoneField label="মোবাইল" />),
  TermsField: sample(
    <ui.TermsField agreeText="I agree to the {terms}" termsText="Terms" termsHref="/terms" />,
    { native: true },
  ),
  AlertPopup: sample(
    <ui.AlertPopup open onOpenChange={nothing} title="Sorry" description="Try again" />,
    {
      portal: true,
    },
  ),
  AmountList: sample(
    <ui.AmountList items={[{ label: 'Subtotal', value: 990 }]} total={990} totalText="Total" />,
  ),
  BagLine: sample(<ui.BagLine entry={entry} {...change} />),
  BagList: sample(<ui.BagList entries={[entry]} {...change} />),
  BagSummary: sample(<ui.BagSummary subtotal={990} total={990} onCheckout={nothing} />),
  CampaignForm: sample(<ui.CampaignForm onSubmit={accepted} offer={offer} />),
  CampaignPopup: sample(<ui.CampaignPopup open onOpenChange={nothing} {...offer} />, {
    portal: true,
  }),
  ComboCard: sample(<ui.ComboCard product={fan} onOrder={nothing} />),
  ComboGrid: sample(<ui.ComboGrid products={[fan]} onOrder={nothing} />),
  CompareChoice: sample(
    <ui.CompareChoice
      products={[fan]}
      action="/compare"
      cancelHref="/products"
      onCompare={nothing}
    />,
  ),
  CompareTable: sample(
    <ui.CompareTable products={[{ product: fan, attributes: [], removeHref: '/compare' }]} />,
  ),
  FacetFilters: sample(
    <ui.FacetFilters
      items={[
        {
          id: 'brand',
          label: 'Brand',
          items: [{ id: 'A', label: 'A', count: 2, selected: false, href: '/products?brand=A' }],
        },
      ]}
    />,
  ),
  SpecificationTable: sample(
    <ui.SpecificationTable items={[{ label: 'Material', value: 'Steel' }]} />,
  ),
  ContactForm: sample(<ui.ContactForm onSubmit={accepted} />),
  ContactInfo: sample(<ui.ContactInfo {...shop} />),
  CouponField: sample(<ui.CouponField onSubmit={accepted} />),
  DeliveryForm: sample(<ui.DeliveryForm onSubmit={accepted} />),
  DirectCheckoutForm: sample(<ui.DirectCheckoutForm product={fan} onSubmit={accepted} />),
  DiscountBadge: sample(<ui.DiscountBadge price={1200} discountPrice={990} />),
  DiscountSection: sample(<ui.DiscountSection products={[fan]} />),
  LoginPanel: sample(<ui.LoginPanel />),
  NewsletterForm: sample(<ui.NewsletterForm onSubmit={accepted} />),
  NotFoundPage: sample(<ui.NotFoundPage />),
  OfflinePage: sample(<ui.OfflinePage retryHref="/products" phone="01700000000" />),
  NothingToCheckout: sample(<ui.NothingToCheckout />),
  OfferPopup: sample(<ui.OfferPopup open name="Fan" {...offer} />, { portal: true }),
  OrderProgress: sample(<ui.OrderProgress placedAt="2026-11-20T06:05:00.000Z" />),
  OrderSuccessPanel: sample(
    <ui.OrderSuccessPanel
      orderNumber={1234567890}
      lines={[line]}
      totals={{ subtotal: 990, shipping: 70, total: 1060 }}
      supportPhone="০১৭০০-০০০০০০"
      receipt={{ shopName: 'হাট', placedAt: '2026-11-20T06:05:00Z' }}
    />,
  ),
  OrderSummary: sample(
    <ui.OrderSummary lines={[line]} subtotal={990} shipping={70} total={1060} />,
  ),
  PaymentMethodForm: sample(<ui.PaymentMethodForm amount={100} onSubmit={accepted} />),
  PolicyPage: sample(
    <ui.PolicyPage title="Returns" sections={[]} support={{ phone: '০১৭০০-০০০০০০' }} />,
  ),
  Price: sample(<ui.Price price={1200} discountPrice={990} />),
  ProductCard: sample(<ui.ProductCard product={fan} />),
  ProductGallery: sample(<ui.ProductGallery images={fan.images} name={fan.name} />),
  ProductGrid: sample(<ui.ProductGrid products={[fan]} />),
  ProductSection: sample(<ui.ProductSection title="New" products={[fan]} />),
  PurchasePanel: sample(<ui.PurchasePanel product={fan} onAddToBag={nothing} onBuyNow={nothing} />),
  SavedOrders: sample(
    <ui.SavedOrders
      orders={[{ orderNumber: 1, placedAt: '2026-11-20T06:05:00.000Z', total: 990 }]}
      onOpen={nothing}
      onForget={nothing}
    />,
  ),
  SiteFooter: sample(<ui.SiteFooter brand="Haat" copyrightYear={2025} {...shop} social={links} />),
  BagLink: sample(<ui.BagLink href="/cart" count={2} />),
  SiteHeader: sample(<ui.SiteHeader brand="Haat" categories={[]} bagCount={0} />),
  SiteLayout: sample(<ui.SiteLayout header="Haat" footer="Haat" />),
  SocialLinks: sample(<ui.SocialLinks items={links} />),
  StockLabel: sample(<ui.StockLabel stock={3} />),
  ThankYouPanel: sample(
    <ui.ThankYouPanel
      product={fan}
      subtotal={990}
      shipping={70}
      total={1060}
      orderNumber={1234567890}
      receipt={{ shopName: 'হাট', placedAt: '2026-11-20T06:05:00Z' }}
      suggestions={[]}
    />,
  ),
  TrackOrderForm: sample(<ui.TrackOrderForm onSubmit={accepted} />),
  TrackedOrder: sample(
    <ui.TrackedOrder
      orderNumber={1}
      status="confirmed"
      placedAt="2026-11-20T06:05:00.000Z"
      history={[]}
      toCollect={1060}
      lines={[line]}
      totals={{ subtotal: 990, shipping: 70, total: 1060 }}
      supportPhone="০১৭০০-০০০০০০"
      onCancel={accepted}
    />,
  ),
  TrustBlurbs: sample(<ui.TrustBlurbs />),
  ZoneChoice: sample(<ui.ZoneChoice defaultValue="dhaka_inside" />, { within: inBangladesh }),

  BannerArea: sample(<ui.BannerArea categories={[]} banners={[banner]} />),
  CallToOrder: sample(<ui.CallToOrder phone="01700000000" />),
  PlainMenu: sample(<ui.PlainMenu categories={[category]} />),
  BagNotice: sample(<ui.BagNotice />),
  BuyBar: sample(<ui.BuyBar product={fan} onAddToBag={nothing} onBuyNow={nothing} />),
  CategoryList: sample(<ui.CategoryList categories={[category]} />),
  CategoryMenu: sample(<ui.CategoryMenu categories={[category]} />),
  DeliveryInfo: sample(<ui.DeliveryInfo supportPhone="01700000000" />),
  ProductFilters: sample(<ui.ProductFilters />),
  PromoCarousel: sample(<ui.PromoCarousel banners={[banner]} />),
  PromoStrip: sample(<ui.PromoStrip banners={[banner]} />),
  ReviewsView: sample(<ui.ReviewsView />),
  SearchBox: sample(
    <ui.SearchBox suggestions={[]} onSearch={nothing} onClear={nothing} onSelect={nothing} />,
  ),
  TestimonialCard: sample(<ui.TestimonialCard {...testimonial} />),
  TestimonialCarousel: sample(<ui.TestimonialCarousel testimonials={[testimonial]} />),
}
