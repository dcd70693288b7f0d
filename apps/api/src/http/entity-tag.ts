/**
 * Whether the client has the answer of an entity tag, as its `If-None-Match` says (RFC 9110, 13.1.2):
 * `W/` does not count in the comparison.
 */
export function isKnownTag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  // With its quotation marks a tag is no part of another one.
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag.replace(/^W\//, ''))
}
