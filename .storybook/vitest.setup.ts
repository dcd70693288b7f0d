import { beforeAll } from 'vitest'

let failure: unknown

/** Rejects when the page draws no frame within 5 seconds. */
function firstFrame(): Promise<void> {
  return new Promise((resolve, reject) => {
    requestAnimationFrame(() => resolve())
    setTimeout(() => reject(new Error('The page of the browser draws no frames.')), 5000)
  })
}

// Rarely Chromium opens a page that draws no frames: moves and transitions never end in it, at every
// try. `scripts/test.mjs` then starts the browser once more.
beforeAll(async () => {
  if (failure) throw failure
  await firstFrame().catch((error: unknown) => {
    failure = error
    throw error
  })
})

// A followed link would unload the page in which Vitest plays all stories.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
})

// The browser's pointer is in this corner. Without the element it would hover over what a story draws there.
const corner = document.createElement('div')
corner.style.cssText = 'position: fixed; top: 0; left: 0; width: 1px; height: 1px; z-index: 9999'
document.body.append(corner)
