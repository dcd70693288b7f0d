/** A parcel as a courier needs it. Texts are on one line. */
export interface Parcel {
  /** The number of the order. */
  id: number
  name: string
  /** As it is stored: 11 Latin digits. */
  phone: string
  address: string
  /** What the rider collects, in poisha. */
  toCollect: number
  pieces: number
}

/** What a courier needs of all parcels of a file. */
export interface FileOptions {
  /** The number that Pathao gave the shop. */
  storeId?: number | undefined
  /** Of each parcel, in kilograms. */
  weight: number
}

/** The fewest and the most characters of the texts of a parcel. */
interface TextLimits {
  name: readonly [number, number]
  address: readonly [number, number]
}

/** The bulk file that a courier reads. */
export interface Courier {
  limits: TextLimits
  /** Whether it collects whole taka only. */
  wholeTaka: boolean
  /** Whether its file names the store of the shop. */
  needsStore: boolean
  columns: readonly string[]
  /** The cells of a parcel, in the sequence of `columns`. */
  cells(parcel: Parcel, options: FileOptions): readonly (string | number)[]
}
