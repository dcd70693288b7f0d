/** Modules that the same users need, as one chunk of an exact split. */
export interface Part {
  id: string
  /** The ids of the parts that its modules import. */
  imports: readonly string[]
  /** The pages, and the parts of pages that are loaded later, which need it. */
  users: ReadonlySet<string>
  /** Its compressed size. */
  bytes: number
  /** The file that it belongs to in any case. */
  name?: string
}

/** Parts that are loaded together. */
interface File {
  name: string | undefined
  parts: ReadonlySet<string>
  imports: ReadonlySet<string>
  users: ReadonlySet<string>
  bytes: number
}

/** What a file costs a page that needs it, in bytes, besides its code: a request, its answer, and its address. */
const BYTES_OF_A_REQUEST = 150

/**
 * What two files save in one, in bytes: names that they exchange, and words that compress better
 * together. Measured at the real build; a part below 750 bytes saves less, because it has fewer words.
 */
const bytesInCommon = (a: number, b: number) => Math.min(300, 0.4 * Math.min(a, b))

/**
 * Joins parts to files, as long as all users together have less to load. A user loads a file for one of
 * its parts, and with it all files that the file imports.
 * @param weight how much a byte counts for a user
 * @returns the name of the file by the id of the part; the parts of a single user have none
 */
export function joinParts(
  parts: readonly Part[],
  weight: (user: string) => number,
): Map<string, string> {
  const loadOf = ({ users, bytes }: File) => {
    let sum = 0
    for (const user of users) sum += weight(user)
    return sum * (bytes + BYTES_OF_A_REQUEST)
  }
  const loadOfAll = (files: readonly File[]) => files.reduce((sum, file) => sum + loadOf(file), 0)
  let files = filesByUsers(parts)
  for (let last; last !== files;) {
    last = files
    let least = loadOfAll(files)
    for (const joined of joins(last)) {
      const load = loadOfAll(joined)
      if (load >= least) continue
      least = load
      files = joined
    }
  }
  return new Map(
    files.flatMap(({ name, users, parts: ids }, index) =>
      name || users.size > 1 ? [...ids].map((id) => [id, name ?? `shared-${index}`] as const) : [],
    ),
  )
}

/** Parts with the same name or the same users are one file from the start. */
function filesByUsers(parts: readonly Part[]): File[] {
  const files = new Map<string, File>()
  for (const { id, name, imports, users, bytes } of parts) {
    const key = name ?? [...users].sort().join()
    const own = { name, parts: new Set([id]), imports: new Set(imports), users, bytes }
    const file = files.get(key)
    files.set(key, file ? join(file, own) : own)
  }
  return [...files.values()]
}

const union = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> => new Set([...a, ...b])

const join = (a: File, b: File): File => ({
  name: a.name ?? b.name,
  parts: union(a.parts, b.parts),
  imports: union(a.imports, b.imports),
  users: union(a.users, b.users),
  bytes: a.bytes + b.bytes - bytesInCommon(a.bytes, b.bytes),
})

/** The files after each join of two that is possible. */
function* joins(files: readonly File[]): Generator<File[]> {
  const fileOf = new Map(files.flatMap((file) => [...file.parts].map((id) => [id, file])))
  const neededBy = new Map(files.map((file) => [file, neededFiles(file, fileOf)]))
  const needs = (from: File, to: File) => neededBy.get(from)?.has(to) === true
  for (const [index, a] of files.entries())
    for (const b of files.slice(index + 1)) {
      if (!mayJoin(a, b)) continue
      const needed = union(neededBy.get(a) ?? new Set(), neededBy.get(b) ?? new Set())
      const others = files.filter((file) => file !== a && file !== b)
      // When one needs the other through a third file, the joined one and the third would import each other.
      if (others.some((file) => needed.has(file) && (needs(file, a) || needs(file, b)))) continue
      const joined = join(a, b)
      const withUsers = (file: File) =>
        needed.has(file) ? { ...file, users: union(file.users, joined.users) } : file
      yield [...others.map(withUsers), joined]
    }
}

/** The file of the early script has to stay small, and the parts of one user stay in its own file. */
const mayJoin = (a: File, b: File) =>
  a.users.size > 1 &&
  b.users.size > 1 &&
  !(a.name && b.name) &&
  a.name !== 'bag' &&
  b.name !== 'bag'

/** All files that come with a file. */
function neededFiles(file: File, fileOf: ReadonlyMap<string, File>): Set<File> {
  const needed = new Set([file])
  for (const { imports } of needed)
    for (const id of imports) {
      const other = fileOf.get(id)
      if (other) needed.add(other)
    }
  needed.delete(file)
  return needed
}
