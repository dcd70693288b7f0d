// A followed link would unload the page in which Vitest plays all stories.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
})

// The browser's pointer is in this corner. Without the element it would hover over what a story draws there.
const corner = document.createElement('div')
corner.style.cssText = 'position: fixed; top: 0; left: 0; width: 1px; height: 1px; z-index: 9999'
document.body.append(corner)
