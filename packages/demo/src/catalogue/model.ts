/** A category; `icon` is a media path and `category` its alternative text. */
export interface DemoCategory {
  id: number
  name: string
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

/** A product: prices in taka, `images` 0 to 4 media paths, `description` HTML. */
export interface DemoProduct {
  id: number
  name: string
  categoryId: number
  price: number
  discountPrice: number | null
  quantity: number
  productType: 'Single' | 'Combo'
  images: string[]
  color: string | null
  size: string | null
  description: string
  keywords: string[]
  checkoutOffer: DemoOffer | null
  deleted?: boolean
}

/** A campaign with its own prices, in taka; the dates are ISO 8601. */
export interface DemoCampaign {
  id: number
  name: string
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
