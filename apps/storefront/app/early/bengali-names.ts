/** The texts in Bengali on the cards of a page. styles.css has their font until `loadBengaliFont`. */
const TEXTS = '[data-shop$=-card] [lang=bn]'

/** Gives the Bengali texts on the cards of an English page the shop's font, which has 38 KB. */
export function loadBengaliFont(): void {
  document.documentElement.dataset['bengaliFont'] = ''
}

/** Loads the font as soon as one of these texts is on the screen. */
export function watchBengaliNames(): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    loadBengaliFont()
  })
  for (const text of document.querySelectorAll(TEXTS)) observer.observe(text)
}
