/** The media path of one view of an object in a palette; its widths and formats sit beside it. */
export function picturePath(object: string, palette: string, view: number): string {
  return `products/${object}-${palette}-${view}.960w.jpg`
}
