/** What a token of another service says of its holder. Never a proof: only for filling in a form. */
export interface Visitor {
  name?: string
  phone?: string
  image?: string
}

/** Reads the payload of a JSON Web Token without trusting it; a broken token says nothing. */
export function decodeVisitor(token: string | null): Visitor {
  try {
    const payload = token?.split('.')[1]
    if (!payload) return {}
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof claims !== 'object' || claims === null) return {}
    const visitor: Visitor = {}
    for (const key of ['name', 'phone', 'image'] as const) {
      const value = (claims as Record<string, unknown>)[key]
      if (typeof value === 'string' && value.length <= 500) visitor[key] = value
    }
    return visitor
  } catch {
    return {}
  }
}
