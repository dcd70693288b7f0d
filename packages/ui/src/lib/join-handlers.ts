type Handler = (event: never) => void

/** A component's own handlers, each followed by the caller's handler of the same name. */
export function joinHandlers<H extends Record<string, Handler>>(
  own: H,
  given: { readonly [Name in keyof H]?: Handler | undefined },
): H {
  const joined = Object.entries(own).map(([name, handler]) => {
    const other = given[name]
    const both: Handler = (event) => {
      handler(event)
      other?.(event)
    }
    return [name, both]
  })
  return Object.fromEntries(joined) as H
}
