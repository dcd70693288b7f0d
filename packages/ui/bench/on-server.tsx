import { renderToString } from 'react-dom/server'
import { Shelf, type Make } from './shelf.tsx'

/** The shelf's HTML, as a server sends it. */
export function render(make: Make, count: number): string {
  return renderToString(<Shelf make={make} count={count} />)
}
