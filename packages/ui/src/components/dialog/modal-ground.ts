'use client'

import { useLayoutEffect, type RefObject } from 'react'

/** How many open layers want an element out of reach; it comes back when the last of them closes. */
const claims = new Map<Element, number>()
let locks = 0

/** Important, so that a page's own rule for `html` cannot undo them; the gutter keeps the scrollbar's place. */
const lockClasses = ['overflow-hidden!', '[scrollbar-gutter:stable]!']

function claim(element: Element) {
  const held = claims.get(element)
  if (held === undefined && element.hasAttribute('inert')) return
  claims.set(element, (held ?? 0) + 1)
  element.setAttribute('inert', '')
}

function release(element: Element) {
  const held = claims.get(element)
  if (held === undefined) return
  if (held > 1) return void claims.set(element, held - 1)
  claims.delete(element)
  element.removeAttribute('inert')
}

function lock() {
  const { documentElement } = document
  if (locks++ > 0) return
  const style = getComputedStyle(documentElement)
  const scrolls = documentElement.scrollHeight > documentElement.clientHeight
  // A page that neither scrolls nor keeps a gutter would move if it were given one.
  if (scrolls || style.scrollbarGutter.includes('stable')) {
    documentElement.classList.add(...lockClasses)
  }
}

function unlock() {
  if (--locks === 0) document.documentElement.classList.remove(...lockClasses)
}

/** While the layer is mounted everything beside it in the body is inert, and the page behind keeps its place and does not scroll. */
export function useModalGround(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = layer.current
    if (!node) return
    const others = [...(node.parentElement?.children ?? [])].filter(
      (element) => element !== node && !/^(SCRIPT|STYLE|LINK|TEMPLATE)$/.test(element.tagName),
    )
    others.forEach(claim)
    lock()
    return () => {
      others.forEach(release)
      unlock()
    }
  }, [layer])
}
