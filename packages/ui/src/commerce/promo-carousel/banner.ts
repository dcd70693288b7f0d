/** A picture that links to a product. */
export interface Banner {
  id: number | string
  /** Media path. */
  image: string
  alt: string
  href: string
}
