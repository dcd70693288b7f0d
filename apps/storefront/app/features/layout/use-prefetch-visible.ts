import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadDeferred } from './deferred.tsx'
import { loadSkeletons } from './navigation-skeleton.tsx'
import { evaluatePage, mayPrefetch, prefetchPage } from '../../router/prefetch-page.ts'

/** How many products of a page are prefetched at most. */
const MAX_PAGES = 12

/** How long the page is left alone after it was shown, in milliseconds: its pictures come first. */
const REST_MS = 2000

/** The time between two prefetches, in milliseconds. */
const INTERVAL_MS = 150

const PRODUCT_LINKS = 'main a[href*="/product-details/"]:not([tabindex="-1"])'

/**
 * Prefetches the pages of the products on the screen, one after the other, while the browser is idle. A
 * press on any link of the shop starts its page's request before the press ends.
 */
export function usePrefetchVisible(): void {
  const { key } = useLocation()

  useEffect(() => {
    const press = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const inShop = link?.origin === window.location.origin && !link.target
      if (inShop && !link.pathname.startsWith('/api') && mayPrefetch())
        prefetchPage(link.href, 'high')
    }
    document.addEventListener('pointerdown', press, { passive: true })
    return () => document.removeEventListener('pointerdown', press)
  }, [])

  useEffect(() => {
    let active = true
    let left = MAX_PAGES
    const visible = new Set<string>()
    const asked = new Set<string>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const { href } = target as HTMLAnchorElement
        if (isIntersecting) visible.add(href)
        else visible.delete(href)
      }
    })
    const next = () => {
      if (!active || left < 1 || !mayPrefetch()) return
      const href = [...visible].find((address) => !asked.has(address))
      if (href) {
        left -= 1
        asked.add(href)
        prefetchPage(href)
        evaluatePage(href)
      }
      timer = setTimeout(() => whenIdle(next), INTERVAL_MS)
    }
    let timer = setTimeout(() => {
      if (!mayPrefetch()) return
      loadSkeletons().catch((error: unknown) => {
        console.info('The page skeletons are loaded when they are needed.', error)
      })
      // Otherwise a navigation would wait for the code of these parts, because it renders all of them.
      loadDeferred()
      for (const link of document.querySelectorAll(PRODUCT_LINKS)) observer.observe(link)
      whenIdle(next)
    }, REST_MS)
    return () => {
      active = false
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [key])
}

/** Runs work when the browser has nothing else to do; Safari has no such time. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 200)
}
