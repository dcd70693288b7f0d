import { renderToString } from 'react-dom/server'
import { ProductList, type Implementation } from './product-list.tsx'

/** Server-rendered HTML of the product list. */
export function render(implementation: Implementation, count: number): string {
  return renderToString(<ProductList implementation={implementation} count={count} />)
}
