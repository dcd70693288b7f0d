import type { AttributeKey, ProductWire } from '@shop/domain'

/** A category; `icon` is a media path and `category` its alternative text. */
export interface DemoCategory {
  id: number
  name: string
  nameBn?: string
  icon: string
  category: string
  subCategory: string[]
  innerSubCategory: string[]
  keywords: string[]
}

/** The product offered after an order of the product that carries this; `image` is a media path. */
export interface DemoOffer {
  productId: number
  offerPrice: number
  image: string | null
}

/** The fields that the shop derives from others or fills by itself. */
type DerivedField =
  | 'productId'
  | 'discount'
  | `image${'' | 2 | 3 | 4}`
  | 'category'
  | 'stock'
  | 'rating'
  | 'reviews'
  | 'campaign_id'
  | 'order_id'
  | 'CheckoutDiscountProduct'
  | 'CheckoutDiscountImage'
  | 'deletedAt'
  | 'currentPrice'
  | 'nameBn'
  | 'descriptionBn'
  | 'attributes'

/** A product: prices in taka, `images` 0 to 4 media paths, `description` HTML. */
export interface DemoProduct extends Omit<ProductWire, DerivedField> {
  categoryId: number
  nameBn?: string
  attributes?: Partial<Record<AttributeKey, string>>
  /** HTML in Bengali. */
  descriptionBn?: string
  images: string[]
  keywords: string[]
  checkoutOffer: DemoOffer | null
  deleted?: boolean
}

/** A campaign with its own prices, in taka; the dates are ISO 8601. */
export interface DemoCampaign {
  id: number
  name: string
  nameBn: string
  checkoutImage: string
  checkoutProductId: number
  startsAt: string
  endsAt: string
  products: { productId: number; campaignPrice: number }[]
}

/** The parts of the description, and the search keywords, that products of one kind share. */
export interface ProductKind {
  lead: string
  points: string[]
  spec: Record<string, string>
  box: string
  note: string
  keywords: string[]
}

/** The Bengali texts of a product kind. */
export interface KindInBengali {
  /** HTML. */
  lead: string
  points: string[]
  box: string
  note: string
}
