import { createStore } from 'zustand/vanilla'
import { cardPicture } from './card-picture.ts'

/** The product whose link was followed last, and the picture of its card. */
let tapped: { pathname: string; picture: string | undefined } | undefined

/** The path of the page that a followed link opens, without the basename, until the router shows a page or gives up. */
export const opening = createStore<{ pathname?: string | undefined }>()(() => ({}))

/**
 * Opens the page of a followed link. A product that has a card is drawn at once from what the card shows.
 * @param path the address, without the basename
 */
export async function openPage(
  link: HTMLAnchorElement,
  path: string,
  navigate: () => void | Promise<void>,
): Promise<void> {
  tapped = { pathname: link.pathname, picture: cardPicture(link) }
  const pathname = path.replace(/[?#].*/, '')
  opening.setState({ pathname })
  await navigate()
  if (window.location.pathname !== link.pathname) endOpening(pathname)
}

/** Ends the opening of this page; without an argument that of any page. */
export function endOpening(pathname = opening.getState().pathname): void {
  if (opening.getState().pathname === pathname) opening.setState({ pathname: undefined })
}

/**
 * The address of the picture that the followed link to this page showed: the browser has it already.
 * @param href the address of the page, with the basename
 */
export function tappedPicture(href: string): string | undefined {
  return tapped?.pathname === href ? tapped.picture : undefined
}
