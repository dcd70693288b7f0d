/** The pictures of cards that the page of their link may show, by the path of the link. */
const held = new Map<string, HTMLImageElement>()

/** How many pictures are held at most; those that were held first are released first. */
const MAX_HELD = 12

/**
 * Keeps the picture of a link's card in memory for the next page, once it has arrived. The one on the screen
 * is of no use to it when it was loaded before the service worker took control: the browser would ask the
 * worker for it.
 */
export function holdPicture(link: HTMLAnchorElement): void {
  const shown = link.closest('article')?.querySelector('img')
  if (!shown?.complete || shown.naturalWidth === 0 || held.has(link.pathname)) return
  const picture = new Image()
  picture.src = shown.currentSrc
  held.set(link.pathname, picture)
  if (held.size > MAX_HELD) held.delete([...held.keys()][0] ?? '')
}

/** The address of the picture that a card showed with a link to this path: the browser has it already. */
export const heldPicture = (pathname: string): string | undefined => held.get(pathname)?.src
