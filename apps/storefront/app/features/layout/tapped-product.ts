import { createStore } from 'zustand/vanilla'
import { painted } from '../../lib/when-idle.ts'
import { cardPicture } from './card-picture.ts'
import { readySkeleton } from './load-skeletons.ts'

/** The product whose link was followed last, and the picture of its card. */
let tapped: { pathname: string; picture: string | undefined } | undefined

/** A page that a followed link opens. */
interface Opening {
  /** Its path, without the basename. */
  pathname: string
  /** Where the page before was scrolled to, in pixels. */
  placeLeft: number
}

/** The page that a followed link opens, until the router shows a page or gives up. */
export const opening = createStore<{ page?: Opening | undefined }>()(() => ({}))

/**
 * Opens the page of a followed link. A product that has a card is drawn at once from what the card shows,
 * and the router begins after that frame: its own work and its render in slices would delay it.
 * @param path the address, without the basename
 */
export async function openPage(
  link: HTMLAnchorElement,
  path: string,
  navigate: () => void | Promise<void>,
): Promise<void> {
  tapped = { pathname: link.pathname, picture: cardPicture(link) }
  const placeLeft = opening.getState().page?.placeLeft ?? window.scrollY
  const page = { pathname: path.replace(/[?#].*/, ''), placeLeft }
  opening.setState({ page })
  if (tapped.picture && readySkeleton()) await painted()
  await navigate()
  if (window.location.pathname !== link.pathname) endOpening(page)
}

/** Ends the opening of this page; without an argument that of any page. */
export function endOpening(page = opening.getState().page): void {
  if (page && opening.getState().page === page) opening.setState({ page: undefined })
}

/**
 * The address of the picture that the followed link to this page showed: the browser has it already.
 * @param href the address of the page, with the basename
 */
export function tappedPicture(href: string): string | undefined {
  return tapped?.pathname === href ? tapped.picture : undefined
}
