import type { BaseLinkProps } from '@shop/ui'
import { Link } from 'react-router-dom'

/** The link component of @shop/ui: pages of the desk use the router, other addresses a plain anchor. */
export function DeskLink({ href, ...props }: BaseLinkProps) {
  const own = href.startsWith('/') && props.target !== '_blank'
  return own ? <Link to={href} {...props} /> : <a href={href} {...props} />
}
