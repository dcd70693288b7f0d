import { createStore } from 'zustand/vanilla'

/** The product whose link was followed last, and the picture of its card. */
let tapped: { pathname: string; picture: string | undefined } | undefined

interface Opening {
  /** The path of the page, without the basename. */
  pathname: string
}

/** The page that a followed link opens, until the router shows a page or gives up. */
export const opening = createStore<{ page?: Opening | undefined }>()(() => ({}))

/**
 * Opens the page of a followed link. What its card shows can stand on the next page at once, and
 * `opening` says which page that is: the router tells its own parts only after a render in slices.
 * @param path the address, without the basename
 */
export async function openPage(
  link: HTMLAnchorElement,
  path: string,
  navigate: () => void | Promise<void>,
): Promise<void> {
  tapped = { pathname: link.pathname, picture: cardPicture(link) }
  const page = { pathname: path.replace(/[?#].*/, '') }
  // The router reads the place left on the page before it is replaced.
  const opened = navigate()
  opening.setState({ page })
  await opened
  if (window.location.pathname !== link.pathname) endOpening(page)
}

/** Ends the opening of this page; without an argument that of any page. */
export function endOpening(page = opening.getState().page): void {
  if (page && opening.getState().page === page) opening.setState({ page: undefined })
}

/** The address of the picture in the card of a link; undefined until it has arrived. */
function cardPicture(link: Element): string | undefined {
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

/**
 * The address of the picture that the followed link to this page showed: the browser has it already.
 * @param href the address of the page, with the basename
 */
export function tappedPicture(href: string): string | undefined {
  return tapped?.pathname === href ? tapped.picture : undefined
}
