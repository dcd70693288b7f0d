/** The name of a token. One press selects all of it, to copy it. */
export function Token({ children }: { children: string }) {
  return <code className="shop:break-words shop:select-all">{children}</code>
}
