/** The claims of a visitor's token. They are not verified and only fill in forms. */
export interface Visitor {
  name?: string
  phone?: string
  image?: string
}

/** Decodes the payload of a JSON Web Token without verifying it; a broken token gives no claims. */
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
