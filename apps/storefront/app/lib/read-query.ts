/** The parameter that the checkboxes of a form without a script send once for each chosen product. */
const REPEATED = 'ids'

/** The query parameters of an address that a page reads, each once; repeated ids are one list with commas. */
export function readQuery(given: URLSearchParams, names: readonly string[]): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = name === REPEATED ? given.getAll(name).join(',') : given.get(name)
    if (value) query.set(name, value)
  }
  return query
}
