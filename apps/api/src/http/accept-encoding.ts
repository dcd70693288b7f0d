import Negotiator from 'negotiator'

/** A content encoding of a body; `identity` is none. */
export type Encoding = 'br' | 'gzip' | 'identity'

const all: readonly Encoding[] = ['br', 'gzip', 'identity']

/** The parameter `preferred` decides between equal qualities. The types of the library leave it out. */
interface WithPreferred {
  encodings(
    offered: readonly Encoding[],
    options: { preferred: readonly Encoding[] },
  ): readonly Encoding[]
}

/**
 * The encoding that a client prefers by its `Accept-Encoding` (RFC 9110, 12.5.3): the one with the
 * highest quality, and of equal ones the first of `offered`. It is `identity` without the header, and
 * when the client accepts none of them: an answer that it may be able to read is better than none.
 * @param offered from the smallest body to the largest
 */
export function preferredEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[] = all,
): Encoding {
  if (!accepted) return 'identity'
  const headers = { 'accept-encoding': accepted }
  const negotiator = new Negotiator({ headers }) as Negotiator & WithPreferred
  return negotiator.encodings(offered, { preferred: offered })[0] ?? 'identity'
}
