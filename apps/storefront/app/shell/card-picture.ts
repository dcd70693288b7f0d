/** The address of the picture in the card of a link; undefined until it has arrived. */
export function cardPicture(link: Element): string | undefined {
  const picture = link.closest('article')?.querySelector('img')
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined
}

/** The pictures that the next page may show, by address. */
const held = new Map<string, HTMLImageElement>()

/** How many pictures are held at most; those that were held first are released first. */
const MAX_HELD = 12

/**
 * Keeps the picture of a link's card in memory for the next page. The one on the screen is of no use to it
 * when it was loaded before the service worker took control: the browser would ask the worker for it.
 */
export function holdPicture(link: Element): void {
  const address = cardPicture(link)
  if (!address || held.has(address)) return
  const picture = new Image()
  picture.src = address
  held.set(address, picture)
  if (held.size > MAX_HELD) held.delete([...held.keys()][0] ?? '')
}
