import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadBengaliFont } from '../early/bengali-names.ts'
import { holdPicture } from './card-picture.ts'
import { loadSkeletons } from './load-skeletons.ts'
import { isOwnPage } from './pressed-link.ts'
import { whenIdle } from '../../runtime/when-idle.ts'
import { evaluatePage, mayPrefetch, prefetchPage } from '../../runtime/prefetch-page.ts'

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
      if (!link || link.target || !isOwnPage(link)) return
      holdPicture(link)
      if (mayPrefetch()) prefetchPage(link.href, 'high')
    }
    document.addEventListener('pointerdown', press, { passive: true })
    return () => document.removeEventListener('pointerdown', press)
  }, [])

  useEffect(() => {
    let left = MAX_PAGES
    const visible = new Map<string, HTMLAnchorElement>()
    const asked = new Set<string>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = target as HTMLAnchorElement
        if (isIntersecting) visible.set(link.href, link)
        else visible.delete(link.href)
      }
    })
    const next = () => {
      if (left < 1 || !mayPrefetch()) return
      const [href, link] = [...visible].find(([address]) => !asked.has(address)) ?? []
      if (href && link) {
        left -= 1
        asked.add(href)
        prefetchPage(href)
        evaluatePage(href)
        holdPicture(link)
      }
      stop = whenIdle(next, { rest: INTERVAL_MS })
    }
    const begin = () => {
      if (!mayPrefetch()) return
      loadSkeletons().catch((error: unknown) => {
        console.info('The page skeletons are loaded when they are needed.', error)
      })
      loadBengaliFont()
      for (const link of document.querySelectorAll(PRODUCT_LINKS)) observer.observe(link)
      next()
    }
    let stop = whenIdle(begin, { rest: REST_MS })
    return () => {
      stop()
      observer.disconnect()
      loadBengaliFont()
    }
  }, [key])
}
