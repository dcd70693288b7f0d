// A followed link would unload the page in which Vitest plays all stories.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
})
