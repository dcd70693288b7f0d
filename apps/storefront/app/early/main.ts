import { bagStore } from '../features/bag/bag-store.ts'
import { confirmAddition } from '../features/bag/last-addition.ts'
import { addPieces, isCountTaken, startDirectPurchase } from '../features/bag/product-actions.ts'
import { addressIn, documentLanguage } from '../lib/language.ts'
import { carryState } from '../../runtime/next-entry.ts'
import { sayAdded, showCount } from './bag-feedback.ts'
import { watchBengaliNames } from './bengali-names.ts'
import { showPicture } from './early-gallery.ts'
import { chosenQuantity, step } from './early-quantity.ts'
import { pageProduct } from './page-products.ts'
import { EARLY_BUTTONS, THUMBNAILS } from './early-buttons.ts'

// The first script of a page, without React: it answers the buttons of the bag and the thumbnails of a
// product as soon as the page is painted. React takes over the same bag store when it has hydrated the page.

const isHydrated = () => document.documentElement.dataset['hydrated'] !== undefined

/** The button whose purchase opens the next page. */
let leaving: HTMLButtonElement | undefined

function leave(button: HTMLButtonElement, state?: object): void {
  leaving = button
  button.dataset['loading'] = ''
  button.ariaBusy = 'true'
  const path = addressIn(documentLanguage(), '/shipping')
  if (state) carryState(path, state)
  location.assign(path)
}

function answer(button: HTMLButtonElement): void {
  if (leaving || button.disabled) return
  if (button.matches(THUMBNAILS)) return showPicture(button)
  if (!button.name) return step(button)
  const product = pageProduct(button.value)
  if (!product) {
    // The products are at the end of the page.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => answer(button), { once: true })
    return
  }
  const quantity = chosenQuantity(button)
  if (button.name === 'buy') return leave(button, startDirectPurchase(product, quantity))
  const pieces = addPieces(product, quantity)
  if (button.name === 'order' && pieces !== 'full') return leave(button)
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
  if (!isCountTaken()) showCount(bagStore.getState().bag)
}

document.documentElement.dataset['early'] = ''
bagStore.getState().connect()
bagStore.subscribe(showBag)
showBag()
document.addEventListener('DOMContentLoaded', showBag)

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', watchBengaliNames)
else watchBengaliNames()

window.addEventListener('click', onPress, true)
window.takeKeptPresses?.(EARLY_BUTTONS).forEach(answer)

// A page that comes back from the cache of the browser can be used again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || !leaving) return
  delete leaving.dataset['loading']
  leaving.ariaBusy = null
  leaving = undefined
})
