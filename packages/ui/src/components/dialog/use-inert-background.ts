'use client'

import { useLayoutEffect, type RefObject } from 'react'
import { afterPaint } from '../../lib/after-paint.ts'

/** Number of open layers that keep an element inert. */
const inertCounts = new Map<Element, number>()
let locks = 0

/** Its rule is in `scroll-lock.css`. */
const lockClass = 'shop-scroll-lock'

function makeInert(element: Element) {
  const count = inertCounts.get(element)
  if (count === undefined && element.hasAttribute('inert')) return
  inertCounts.set(element, (count ?? 0) + 1)
  element.setAttribute('inert', '')
}

function restore(element: Element) {
  const count = inertCounts.get(element)
  if (count === undefined) return
  if (count > 1) return void inertCounts.set(element, count - 1)
  inertCounts.delete(element)
  element.removeAttribute('inert')
}

function lock() {
  const { documentElement } = document
  if (locks++ > 0) return
  // On a page that does not scroll, a new gutter would shift the layout.
  if (documentElement.scrollHeight > documentElement.clientHeight)
    documentElement.classList.add(lockClass)
}

function unlock() {
  if (--locks === 0) document.documentElement.classList.remove(lockClass)
}

/** Everything in the page beside the layer and the elements around it. Toasts are excluded: they are announced while a dialog is open. */
function backgroundOf(layer: HTMLElement): readonly Element[] {
  const background: Element[] = []
  let inside: Element = layer
  while (inside !== document.body) {
    const parent = inside.parentNode
    if (!parent) break
    for (const element of parent.children) if (element !== inside) background.push(element)
    // Around a shadow root is its host.
    inside = parent instanceof ShadowRoot ? parent.host : (parent as Element)
  }
  return background.filter(
    (element) =>
      !/^(SCRIPT|STYLE|LINK|TEMPLATE)$/.test(element.tagName) &&
      !element.matches('[data-shop=toast-region]'),
  )
}

function isolate(background: readonly Element[]): () => void {
  // `lock` reads the layout, so it runs before `inert` invalidates it.
  lock()
  background.forEach(makeInert)
  return () => {
    background.forEach(restore)
    unlock()
  }
}

/**
 * While the layer is mounted, makes the rest of the page inert and locks the scrolling of the page.
 * Both run after the layer's first paint, because they make the browser restyle the whole page.
 */
export function useInertBackground(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = layer.current
    if (!node) return
    // Collected before paint: a layer that opens in between is above this one and stays reachable.
    const background = backgroundOf(node)
    let restorePage: (() => void) | undefined
    const cancel = afterPaint(() => {
      restorePage = isolate(background)
    })
    return () => {
      cancel()
      restorePage?.()
    }
  }, [layer])
}
