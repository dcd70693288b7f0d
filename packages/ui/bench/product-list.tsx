import { ProductCard } from '../src/commerce/product-card/product-card.tsx'
import { BaselineCard } from './baseline-card.tsx'
import { benchProducts } from './products.ts'

/** Which card to render: the library's or the plain baseline. */
export type Implementation = 'library' | 'baseline'

const noop = () => {}

/** A grid of `count` product cards. */
export function ProductList({
  implementation,
  count,
}: {
  implementation: Implementation
  count: number
}) {
  const Card = implementation === 'library' ? ProductCard : BaselineCard
  return (
    <div className="list">
      {benchProducts(count).map((product) => (
        <Card key={product.id} product={product} onAddToBag={noop} onBuyNow={noop} />
      ))}
    </div>
  )
}
