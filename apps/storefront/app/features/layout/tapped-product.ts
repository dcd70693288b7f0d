/** The product whose link was followed last, and the picture of its card. */
let tapped: { pathname: string; picture: string | undefined } | undefined

/** Keeps what the card of a followed link shows, so that the next page can show it at once. */
export function noteTap(link: HTMLAnchorElement): void {
  const picture = link.closest('article')?.querySelector('img')
  tapped = {
    pathname: link.pathname,
    picture: picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined,
  }
}

/**
 * The address of the picture that the followed link to this page showed: the browser has it already.
 * @param href the address of the page, with the basename
 */
export function tappedPicture(href: string): string | undefined {
  return tapped?.pathname === href ? tapped.picture : undefined
}
