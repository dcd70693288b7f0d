/** The position of a page in a list: sort value and id of the last row before it. */
export interface Cursor {
  value: number
  id: number
}

/** Encodes a cursor as an opaque string for the URL. */
export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.value}_${cursor.id}`).toString('base64url')
}

/** Decodes a cursor; null for a text that `encodeCursor` does not return. */
export function decodeCursor(text: string): Cursor | null {
  const found = /^(-?\d{1,15}(?:\.\d{1,20})?)_(\d{1,9})$/.exec(
    Buffer.from(text, 'base64url').toString('utf8'),
  )
  return found ? { value: Number(found[1]), id: Number(found[2]) } : null
}
