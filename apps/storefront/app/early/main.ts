import { bagStore } from '../features/bag/bag-store.ts'
import { confirmAddition } from '../features/bag/last-addition.ts'
import { addPieces } from '../features/bag/product-actions.ts'
import { sayAdded, showCount } from './bag-feedback.ts'
import { watchBengaliNames } from './bengali-names.ts'
import { showPicture } from './early-gallery.ts'
import { chosenQuantity, step } from './early-quantity.ts'
import { pageProduct } from './page-products.ts'
import { EARLY_BUTTONS, THUMBNAILS } from './early-buttons.ts'

// The first script of a page, without React: it answers Add to Cart, the quantity and the thumbnails of a
// product as soon as the page is painted. React takes over the same bag store when it has hydrated the page.

const isHydrated = () => document.documentElement.dataset['hydrated'] !== undefined

function answer(button: HTMLButtonElement): void {
  if (button.disabled) return
  if (button.matches(THUMBNAILS)) return showPicture(button)
  if (!button.name) return step(button)
  const product = pageProduct(button.value)
  if (!product) return
  const pieces = addPieces(product, chosenQuantity(button))
  sayAdded(button, product.name, pieces)
  if (!button.closest('[data-shop=purchase-panel]')) confirmAddition(product.name, pieces)
}

const pressed = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLButtonElement>(EARLY_BUTTONS) : null

// Before React sees the press. Until the page is hydrated React does not see it at all.
function onPress(event: Event): void {
  const button = pressed(event)
  if (!button || isHydrated()) return
  event.stopPropagation()
  answer(button)
}

function showBag(): void {
  if (!isHydrated()) showCount(bagStore.getState().bag)
}

bagStore.getState().connect()
bagStore.subscribe(showBag)
showBag()
document.addEventListener('DOMContentLoaded', showBag)

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', watchBengaliNames)
else watchBengaliNames()

/** Answers what was pressed so far, in its order, and then each press at once. */
function begin(): void {
  document.documentElement.dataset['early'] = ''
  window.addEventListener('click', onPress, true)
  window.takeKeptPresses?.(EARLY_BUTTONS).forEach(answer)
}

// The products are at the end of the document: until it is complete, presses are kept. Not
// `DOMContentLoaded`, which waits for the scripts of React.
if (document.readyState === 'loading')
  document.addEventListener('readystatechange', begin, { once: true })
else begin()
