import type { BaseLinkProps } from '@shop/ui'
import { Link } from 'react-router-dom'
import { useOnline } from './use-online.ts'

/** The link component of @shop/ui: internal addresses use the router, others a plain anchor. */
export function ShopLink({ href, state, ...props }: BaseLinkProps) {
  const online = useOnline()
  const external = !href.startsWith('/') || href.startsWith('/api') || props.target === '_blank'
  if (external) return <a href={href} {...props} />
  // Load more appends to the list, so the scroll position stays.
  const appends = (state as { more?: boolean } | null | undefined)?.more === true
  return (
    <Link
      to={href}
      state={state}
      prefetch={online ? 'intent' : 'none'}
      preventScrollReset={appends}
      {...props}
    />
  )
}
