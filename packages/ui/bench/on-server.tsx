import { renderToString } from 'react-dom/server'
import { Shelf, type Make } from './shelf.tsx'

/** Server-rendered HTML of the product list. */
export function render(make: Make, count: number): string {
  return renderToString(<Shelf make={make} count={count} />)
}
