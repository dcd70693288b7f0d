import { ProductCard } from '../src/commerce/product-card/product-card.tsx'
import { PlainCard } from './plain-card.tsx'
import { benchProducts } from './products.ts'

/** Which card to render: the library's or the plain baseline. */
export type Make = 'ours' | 'plain'

const nothing = () => {}

/** A grid of `count` product cards. */
export function Shelf({ make, count }: { make: Make; count: number }) {
  const Card = make === 'ours' ? ProductCard : PlainCard
  return (
    <div className="shelf">
      {benchProducts(count).map((product) => (
        <Card key={product.id} product={product} onAddToBag={nothing} onBuyNow={nothing} />
      ))}
    </div>
  )
}
