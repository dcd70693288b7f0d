/** The texts in Bengali on the cards of a page. styles.css has their font until `showLetters`. */
const TEXTS = '[data-shop$=-card] [lang=bn]'

/** Lets the Bengali texts on the cards of an English page have the shop's font, which has 38 KB. */
export function showLetters(): void {
  document.documentElement.dataset['letters'] = ''
}

/** Shows the letters as soon as one of these texts is on the screen. */
export function watchBengaliNames(): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    showLetters()
  })
  for (const text of document.querySelectorAll(TEXTS)) observer.observe(text)
}
