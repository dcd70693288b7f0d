/** The media path of one of the four pictures of an object in a palette. */
export function picturePath(object: string, palette: string, view: number): string {
  return `products/${object}-${palette}-${view}.960w.jpg`
}
