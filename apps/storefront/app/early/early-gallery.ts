/** Scrolls the gallery to the picture of a thumbnail. React reads the place when it hydrates the gallery. */
export function showPicture(thumbnail: HTMLButtonElement): void {
  const gallery = thumbnail.closest('[data-shop=product-gallery]')
  const thumbnails = [...(gallery?.querySelectorAll('li button') ?? [])]
  for (const each of thumbnails) each.setAttribute('aria-current', String(each === thumbnail))
  const row = gallery?.querySelector('[role=group]')
  const picture = row?.children[thumbnails.indexOf(thumbnail)]
  if (row && picture instanceof HTMLElement) row.scrollTo({ left: picture.offsetLeft })
}
