import {
  BANGLADESHI_PHONE,
  codePoints,
  COURIER_NAMES,
  isBangladeshiMobile,
  normalizePhone,
  type CourierId,
} from '@shop/domain'
import { CSV_FILE_START, cellText, csvLine } from '../csv/csv-line.ts'
import type { FileOptions, Parcel } from './courier.ts'
import { couriers } from './couriers.ts'

/** What a courier does not take of a parcel. */
export interface ParcelFault {
  /** The number of the order. */
  id: number
  field: 'name' | 'phone' | 'address' | 'toCollect'
  code: 'phone' | 'too-short' | 'too-long' | 'not-whole'
  message: string
}

/** A parcel as the file has it. */
const prepare = (parcel: Parcel): Parcel => ({
  ...parcel,
  name: onOneLine(parcel.name),
  phone: normalizePhone(parcel.phone, BANGLADESHI_PHONE),
  address: onOneLine(parcel.address),
})

const onOneLine = (text: string) =>
  text
    .replace(/\t+/g, ' ')
    .split(/[\r\n]+/)
    // A line that ends with a comma gets no second one.
    .map((part) => part.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')

/** What a courier does not take of the parcels; empty when it takes all. */
export function findFaults(id: CourierId, parcels: readonly Parcel[]): ParcelFault[] {
  return parcels.map(prepare).flatMap((parcel) => faultsOf(id, parcel))
}

function faultsOf(courier: CourierId, parcel: Parcel): ParcelFault[] {
  const { limits, wholeTaka } = couriers[courier]
  const company = COURIER_NAMES[courier]
  const faults: ParcelFault[] = []
  const add = (field: ParcelFault['field'], code: ParcelFault['code'], message: string) =>
    faults.push({ id: parcel.id, field, code, message: `Order ${parcel.id}: ${message}` })
  for (const field of ['name', 'address'] as const) {
    const [fewest, most] = limits[field]
    const length = codePoints(cellText(parcel[field]))
    if (length < fewest)
      add(field, 'too-short', `${company} needs at least ${fewest} characters of the ${field}.`)
    if (length > most)
      add(field, 'too-long', `The ${field} has ${length} characters; ${company} takes ${most}.`)
  }
  if (!isBangladeshiMobile(parcel.phone))
    add('phone', 'phone', `${company} takes a mobile number of 11 digits.`)
  if (wholeTaka && parcel.toCollect % 100 !== 0)
    add('toCollect', 'not-whole', `${company} collects whole taka only.`)
  return faults
}

/**
 * The file that a courier reads in bulk, as CSV in UTF-8. Each parcel has passed `findFaults`.
 * @throws Error for a parcel that the courier does not take
 */
export function writeCourierFile(
  id: CourierId,
  parcels: readonly Parcel[],
  options: FileOptions,
): string {
  const [fault] = findFaults(id, parcels)
  if (fault) throw new Error(fault.message)
  const { columns, cells } = couriers[id]
  const lines = parcels.map((parcel) => csvLine(cells(prepare(parcel), options)))
  return CSV_FILE_START + csvLine(columns) + lines.join('')
}
