import type { BaseLinkProps } from '@shop/ui'
import { useRef, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressIn } from '../lib/language.ts'
import { mayPrefetch, prefetchPage } from '../../runtime/prefetch-page.ts'
import { isPagePath, isPlainPress } from './pressed-link.ts'
import { useShop } from './use-shop.ts'

/** How long a pointer stays on a link before its page is prefetched, in milliseconds. */
const INTENT_MS = 100

/** The link component of @shop/ui: internal addresses use the router, others a plain anchor. */
export function ShopLink({ href, ...props }: BaseLinkProps) {
  const external = !isPagePath(href) || props.target === '_blank'
  return external ? <PlainLink href={href} {...props} /> : <PageLink href={href} {...props} />
}

/** A link that the browser follows: to another site, to a file, or to a page of the shop in a new tab. */
function PlainLink({ href, state: _, ...props }: BaseLinkProps) {
  const { language } = useShop()
  return <a href={isPagePath(href) ? addressIn(language, href) : href} {...props} />
}

/**
 * A link to a page of the shop. Own code: React Router's component subscribes each link to the location
 * and resolves relative paths, which no link here has.
 */
function PageLink({ href: path, state, onClick, ...props }: BaseLinkProps) {
  const navigate = useNavigate()
  const href = addressIn(useShop().language, path)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const prefetchSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => mayPrefetch() && prefetchPage(href, 'auto'), INTENT_MS)
  }
  const cancel = () => clearTimeout(timer.current)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    cancel()
    const { pathname, search, hash } = window.location
    const options = {
      state,
      // A press is answered at once; other navigations begin in a transition, which waits for parts that load.
      flushSync: true,
      replace: href === pathname + search + hash,
      // Load more appends to the list, so the scroll position stays.
      preventScrollReset: (state as { more?: boolean } | null | undefined)?.more === true,
    }
    void navigate(path, options)
  }
  return (
    <a
      href={href}
      onClick={follow}
      onMouseEnter={prefetchSoon}
      onFocus={prefetchSoon}
      onTouchStart={prefetchSoon}
      onMouseLeave={cancel}
      onBlur={cancel}
      {...props}
    />
  )
}
