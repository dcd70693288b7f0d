import { bagCount, type Bag } from '@shop/domain'
import type { Added } from '../features/bag/product-actions.ts'

/** Writes the number of lines into the bag's link, as the library draws it. */
export function showCount(bag: Bag | null): void {
  const badge = document.querySelector<HTMLElement>('[data-shop=bag-badge]')
  const count = document.querySelector<HTMLElement>('[data-shop=bag-count]')
  if (!bag || !badge || !count) return
  const lines = bagCount(bag)
  badge.textContent = lines > 99 ? `${written(99)}+` : written(lines)
  badge.toggleAttribute('data-empty', lines === 0)
  count.textContent = fill(count.dataset['text'] ?? '', { n: written(lines) })
}

let messages = 0

/** Says how many pieces of a product were added: in the panel of its page, else by the bag's link. */
export function sayAdded(button: HTMLElement, name: string, pieces: Added): void {
  const panel = button.closest('[data-shop=purchase-panel]')
  const status = panel?.querySelector<HTMLElement>('[role=status][data-added]')
  const count = document.querySelector<HTMLElement>('[data-shop=bag-count]')
  const { added = '', allInBag = '', full = '' } = status?.dataset ?? {}
  const none = pieces === 'full' ? full : allInBag
  const n = pieces === 'full' ? 0 : pieces
  const text = status
    ? fill(n > 0 ? added : none, { n: written(n), name })
    : (count?.textContent ?? '')
  messages += 1
  // An equal text is announced again, because every second one ends with another space.
  ;(status ?? liveRegion()).textContent = messages % 2 ? text : `${text}\u00a0`
}

let region: HTMLElement | undefined

/** A live region outside the markup that React hydrates; it is not visible. */
function liveRegion(): HTMLElement {
  if (!region) {
    region = document.body.appendChild(document.createElement('div'))
    region.setAttribute('role', 'status')
    region.style.cssText =
      'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
  }
  return region
}

/** A number in the digits of the page's language. */
export function written(number: number): string {
  const text = String(number)
  if (!document.documentElement.lang.startsWith('bn')) return text
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)
