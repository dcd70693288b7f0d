'use client'

import { useLayoutEffect, type RefObject } from 'react'
import { afterPaint } from '../../lib/after-paint.ts'

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

/** What lies below the layer: all beside it but toasts, which must be read out whatever is open. */
function groundOf(layer: HTMLElement): readonly Element[] {
  return [...(layer.parentElement?.children ?? [])].filter(
    (element) =>
      element !== layer &&
      !/^(SCRIPT|STYLE|LINK|TEMPLATE)$/.test(element.tagName) &&
      !element.matches('[data-slot=toast-region]'),
  )
}

function take(others: readonly Element[]): () => void {
  // In this order: asking for the page's layout is free as long as nothing has been made inert.
  lock()
  others.forEach(claim)
  return () => {
    others.forEach(release)
    unlock()
  }
}

/**
 * While the layer is mounted everything beside it in the body is inert, and the page behind keeps its place and does not scroll.
 * Both wait for the layer's first paint: they make the browser restyle the whole page, and the layer covers it until then.
 */
export function useModalGround(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = layer.current
    if (!node) return
    // Looked up now: a layer that opens before this one is painted lies above it.
    const others = groundOf(node)
    let giveBack: (() => void) | undefined
    const cancel = afterPaint(() => {
      giveBack = take(others)
    })
    return () => {
      cancel()
      giveBack?.()
    }
  }, [layer])
}
