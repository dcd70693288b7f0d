import type { BaseLinkProps } from '@shop/ui'
import { Link } from 'react-router-dom'
import { useOnline } from './use-online.ts'

/** Draws the library's links with the router, so that going to a page never reloads the shop. */
export function ShopLink({ href, state, ...props }: BaseLinkProps) {
  const online = useOnline()
  const elsewhere = !href.startsWith('/') || href.startsWith('/api') || props.target === '_blank'
  if (elsewhere) return <a href={href} {...props} />
  // Load more adds below what the shopper reads; it must not throw them to the top.
  const grows = (state as { more?: boolean } | null | undefined)?.more === true
  return (
    <Link
      to={href}
      state={state}
      prefetch={online ? 'intent' : 'none'}
      preventScrollReset={grows}
      {...props}
    />
  )
}
