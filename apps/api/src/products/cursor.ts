/** Where a list goes on: the sort value (absent for the default order) and the id of its last row. */
export interface Cursor {
  value: number
  id: number
}

/** Writes a cursor as one opaque word. */
export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.value}_${cursor.id}`).toString('base64url')
}

/** Reads a cursor; null when it is not one of ours. */
export function decodeCursor(text: string): Cursor | null {
  const found = /^(-?\d{1,15}(?:\.\d{1,20})?)_(\d{1,9})$/.exec(
    Buffer.from(text, 'base64url').toString('utf8'),
  )
  return found ? { value: Number(found[1]), id: Number(found[2]) } : null
}
