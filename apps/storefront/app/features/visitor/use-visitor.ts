import { useEffect, useState } from 'react'
import { localStore } from '../../lib/text-store.ts'
import { decodeVisitor, type Visitor } from '../../lib/visitor-token.ts'

/** The visitor that a stored token names; undefined until local storage was read. */
export function useVisitor(): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>()
  useEffect(() => setVisitor(decodeVisitor(localStore.read('token'))), [])
  return visitor
}
