import type { ProductSummary } from '../src/commerce/product/product.ts'

const widths = [160, 320, 640, 960]
const set = (path: string, type: string) =>
  widths.map((w) => `/media/${path.replace('.960w.jpg', `.${w}w.${type}`)} ${w}w`).join(', ')
const sizes = '(min-width: 80rem) 290px, (min-width: 48rem) 23vw, 44vw'
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
  const { name, href, price, discountPrice, stock, images } = product
  const path = images[0] ?? ''
  const off = discountPrice ? Math.round(((price - discountPrice) / price) * 100) : 0
  return (
    <article className="card">
      <a className="card-picture" href={href} tabIndex={-1}>
        <picture>
          <source type="image/avif" sizes={sizes} srcSet={set(path, 'avif')} />
          <img
            fetchPriority="low"
            alt={name}
            loading="lazy"
            decoding="async"
            sizes={sizes}
            srcSet={set(path, 'webp')}
            src={`/media/${path}`}
          />
        </picture>
      </a>
      {off > 0 && <span className="card-off">{off}% off</span>}
      <h3 className="card-name" lang={/[\u0980-\u09ff]/.test(name) ? 'bn' : undefined}>
        <a href={href}>{name}</a>
      </h3>
      <p className="card-price">
        {number.format(discountPrice ?? price)} tk
        {off > 0 && (
          <s>
            <span className="hidden">Original price </span>
            {number.format(price)} tk
          </s>
        )}
      </p>
      <p className={stock > 0 ? 'card-stock' : 'card-stock card-out'}>
        {stock > 0 ? `In Stock (${stock})` : 'Out of Stock'}
      </p>
      <button type="button" disabled={stock <= 0} onClick={() => onBuyNow(product)}>
        Buy Now
      </button>
      <button
        type="button"
        className="card-add"
        aria-label={`Add ${name} to bag`}
        title={`Add ${name} to bag`}
        disabled={stock <= 0}
        onClick={() => onAddToBag(product)}
      />
    </article>
  )
}
