import type { ProductSummary } from '../src/commerce/product/product.ts'

const widths = [160, 320, 640, 960]
const set = (path: string, type: string) =>
  widths.map((w) => `/media/${path.replace('.960w.jpg', `.${w}w.${type}`)} ${w}w`).join(', ')
const sizes = '(min-width: 80rem) 290px, (min-width: 48rem) 23vw, 46vw'
const number = new Intl.NumberFormat('en-IN')

/** The baseline: the same card in plain React with one style sheet. */
export function BaselineCard({
  product,
  onAddToBag,
  onBuyNow,
}: {
  product: ProductSummary
  onAddToBag: (product: ProductSummary) => void
  onBuyNow: (product: ProductSummary) => void
}) {
  const { name, href, price, discountPrice, quantity, images } = product
  const path = images[0] ?? ''
  const off = discountPrice ? Math.round(((price - discountPrice) / price) * 100) : 0
  return (
    <article className="card">
      <div className="card-picture">
        <a href={href} tabIndex={-1}>
          <picture>
            <source type="image/avif" sizes={sizes} srcSet={set(path, 'avif')} />
            <source type="image/webp" sizes={sizes} srcSet={set(path, 'webp')} />
            <img
              alt={name}
              loading="lazy"
              decoding="async"
              sizes={sizes}
              srcSet={set(path, 'jpg')}
              src={`/media/${path}`}
            />
          </picture>
        </a>
        {off > 0 && <span className="card-off">{off}% off</span>}
      </div>
      <h3 className="card-name">
        <a href={href}>{name}</a>
      </h3>
      <p className="card-price">
        <span>
          <span className="shop:hidden">Price </span>
          {number.format(discountPrice ?? price)} tk
        </span>
        {off > 0 && (
          <s>
            <span className="shop:hidden">Original price </span>
            {number.format(price)} tk
          </s>
        )}
      </p>
      <p className={quantity > 0 ? 'card-stock' : 'card-stock card-out'}>
        {quantity > 0 ? `In Stock (${quantity})` : 'Out of Stock'}
      </p>
      <div className="card-actions">
        <button type="button" disabled={quantity <= 0} onClick={() => onBuyNow(product)}>
          Buy Now
        </button>
        <button
          type="button"
          aria-label={`Add ${name} to bag`}
          disabled={quantity <= 0}
          onClick={() => onAddToBag(product)}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor">
            <path d="M8 10V7a4 4 0 0 1 8 0v1.5M18 15.5v6M15 18.5h6" />
          </svg>
        </button>
      </div>
    </article>
  )
}
