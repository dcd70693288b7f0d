import { and, asc, eq } from 'drizzle-orm'
import { toPoisha, toTaka, type ZoneWire } from '@shop/domain'
import { changeFacts, difference, type Change, type Author } from '../changes/change.queries.ts'
import { deliveryZones } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** A delivery zone as it is stored: the charge in poisha. */
export type ZoneRow = typeof deliveryZones.$inferSelect

const { id, position } = deliveryZones

/** The rows of the zones in the order shown. */
export async function listZones(db: Db): Promise<ZoneRow[]> {
  return db.select().from(deliveryZones).orderBy(asc(position), asc(id))
}

/** The zones in the order shown, with charges in taka. */
export async function readZones(db: Db) {
  const rows = await listZones(db)
  return rows.map(inTaka).map(({ position: _, ...zone }) => zone satisfies ZoneWire)
}

/** Whether a zone still has the charge with which an order was priced. */
export async function hasCharge(tx: Db, zone: ZoneWire): Promise<boolean> {
  const isSame = and(eq(id, zone.id), eq(deliveryZones.charge, toPoisha(zone.charge)))
  return (await tx.$count(deliveryZones, isSame)) > 0
}

/** A zone with its charge in taka. */
export const inTaka = (zone: ZoneRow) => ({ ...zone, charge: toTaka(zone.charge) })

/** There is no zone of an id. */
export class UnknownZone extends Error {}

/** The last zone cannot be removed: every order has one. */
export class LastZone extends Error {}

const subjectOf = (zone: string) => `zone ${zone}`

/**
 * Changes a zone. Another position moves the zones behind it.
 * @returns undefined when the zone is so already
 * @throws UnknownZone when there is no such zone
 */
export async function changeZone(
  db: Db,
  by: Author,
  zone: string,
  { position: place, ...given }: Partial<Omit<ZoneRow, 'id'>>,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const zones = await listZones(tx)
    const before = findZone(zones, zone)
    const after = { ...before, ...given }
    const sorted = zones.filter((one) => one !== before)
    sorted.splice((place ?? before.position) - 1, 0, after)
    await storeZones(tx, sorted)
    const placed = { ...after, position: sorted.indexOf(after) + 1 }
    return difference(subjectOf(zone), inTaka(before), inTaka(placed))
  })
}

/** Adds a zone behind the others. @throws Error when there is one of this id */
export async function addZone(
  db: Db,
  by: Author,
  zone: Omit<ZoneRow, 'position'>,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const zones = await listZones(tx)
    if (zones.some((one) => one.id === zone.id)) {
      throw new Error(`There is a zone "${zone.id}" already. Change it with: zones set ${zone.id}.`)
    }
    const row = { ...zone, position: zones.length + 1 }
    await tx.insert(deliveryZones).values(row)
    return { subject: subjectOf(zone.id), before: null, after: inTaka(row) }
  })
}

/** Removes a zone. Orders keep its name and charge. @throws UnknownZone, LastZone */
export async function removeZone(db: Db, by: Author, zone: string): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const zones = await listZones(tx)
    const before = findZone(zones, zone)
    if (zones.length === 1) {
      throw new LastZone(`"${zone}" is the only zone. Add another one before you remove it.`)
    }
    await tx.delete(deliveryZones).where(eq(id, zone))
    await storeZones(
      tx,
      zones.filter((one) => one !== before),
    )
    return { subject: subjectOf(zone), before: inTaka(before), after: null }
  })
}

/** The zone of an id. @throws UnknownZone that names the zones when there is none */
export function findZone(zones: readonly ZoneRow[], zone: string): ZoneRow {
  const found = zones.find((one) => one.id === zone)
  if (found) return found
  throw new UnknownZone(
    `There is no zone "${zone}". The zones are ${zones.map((one) => one.id).join(', ')}.`,
  )
}

/** Stores zones with the positions of their sequence. */
async function storeZones(tx: Db, zones: readonly ZoneRow[]): Promise<void> {
  for (const [index, zone] of zones.entries()) {
    await tx
      .update(deliveryZones)
      .set({ ...zone, position: index + 1 })
      .where(eq(id, zone.id))
  }
}
