/** What the running shop is called and where it can be reached; values come from the server's environment. */
export interface ShopSettings {
  name: string
  /** The name in Bengali, drawn beside the logo. */
  nameBn: string
  about: string
  address: string
  phone: string
  email: string
  taxId: string
  /** International number without plus sign, for a WhatsApp link. */
  whatsapp: string
  /** A fixed point in Dhaka. */
  map: { latitude: number; longitude: number }
  social: Readonly<Record<SocialNetwork, string>>
  /** Media path of the payment banner in the footer; empty when there is none. */
  paymentImage: string
  /** Media path of the picture in link previews of the home page; empty when there is none. */
  previewImage: string
  /** Amount on the placeholder payment page, in taka; it does not change with the bag. */
  paymentAmount: number
}

/** The six networks that the footer links to. */
export type SocialNetwork = 'facebook' | 'linkedin' | 'instagram' | 'youtube' | 'tiktok' | 'x'

/** What every page knows before it asks anything: addresses of the API and media, and the shop itself. */
export interface ShopEnvironment {
  /** Where the browser calls the API, without a slash at the end. */
  apiBase: string
  mediaBase: string
  /** Absolute origin for canonical addresses, without a slash at the end; empty when unknown. */
  origin: string
  /** Whether purchase events may carry the customer's name and phone. */
  analyticsCustomer: boolean
  shop: ShopSettings
}
