import { asc, eq } from 'drizzle-orm'
import {
  changeFacts,
  difference,
  moved,
  type Change,
  type Author,
} from '../changes/change.queries.ts'
import { isoTime } from '../db/iso-time.ts'
import { banners, testimonials } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** A banner as it is stored. */
export type BannerRow = typeof banners.$inferSelect

/** A testimonial as it is stored. */
export type TestimonialRow = typeof testimonials.$inferSelect

const withIsoTimes = <Row extends { startsAt: string | null; endsAt: string | null }>(
  row: Row,
) => ({
  ...row,
  startsAt: isoTime(row.startsAt),
  endsAt: isoTime(row.endsAt),
})

/** All banners by place and position, also those that are not shown. */
export async function listBanners(db: Db): Promise<BannerRow[]> {
  const rows = await db
    .select()
    .from(banners)
    .orderBy(asc(banners.placement), asc(banners.position), asc(banners.id))
  return rows.map((row) => {
    const beside = rows.filter(({ placement }) => placement === row.placement)
    return { ...withIsoTimes(row), position: beside.indexOf(row) + 1 }
  })
}

/** The banner of an id. @throws Error that names the banners when there is none */
export function findBanner(all: readonly BannerRow[], id: string): BannerRow {
  const found = all.find((banner) => banner.id === id)
  if (found) return found
  throw new Error(
    `There is no banner "${id}". The banners are ${all.map((one) => one.id).join(', ')}.`,
  )
}

/**
 * Changes a banner, or adds it behind the others. Another position moves those behind it.
 * @param draft returns the new state from the stored one, which is undefined for a new banner
 */
export async function changeBanner(
  db: Db,
  by: Author,
  id: string,
  draft: (stored: BannerRow | undefined) => Omit<BannerRow, 'id'>,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const all = await listBanners(tx)
    const before = all.find((banner) => banner.id === id)
    const drafted = draft(before)
    const others = all.filter(({ placement }) => placement === drafted.placement)
    const ids = moved(
      others.map((banner) => banner.id),
      id,
      drafted.position,
    )
    const after: BannerRow = { ...drafted, id, position: ids.indexOf(id) + 1 }
    const change = before
      ? difference(`banner ${id}`, before, after)
      : { subject: `banner ${id}`, before: null, after: { ...after } }
    if (!change) return undefined
    const { id: _, ...values } = after
    await tx.insert(banners).values(after).onConflictDoUpdate({ target: banners.id, set: values })
    for (const [index, one] of ids.entries()) {
      await tx
        .update(banners)
        .set({ position: index + 1 })
        .where(eq(banners.id, one))
    }
    return change
  })
}

/** Removes a banner. @throws Error when there is none */
export async function removeBanner(db: Db, by: Author, id: string): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const before = findBanner(await listBanners(tx), id)
    await tx.delete(banners).where(eq(banners.id, id))
    return { subject: `banner ${id}`, before: { ...before }, after: null }
  })
}

/** All testimonials by position, also those that are not shown. */
export async function listTestimonials(db: Db): Promise<TestimonialRow[]> {
  const rows = await db
    .select()
    .from(testimonials)
    .orderBy(asc(testimonials.position), asc(testimonials.id))
  return rows.map((row, index) => ({ ...withIsoTimes(row), position: index + 1 }))
}

/** The testimonial of an id. @throws Error when there is none */
export function findTestimonial(all: readonly TestimonialRow[], id: number): TestimonialRow {
  const found = all.find((testimonial) => testimonial.id === id)
  if (found) return found
  throw new Error(`There is no testimonial ${id}. "testimonials list" shows them.`)
}

/**
 * Changes a testimonial, or adds one behind the others when `id` is undefined. Another position moves those behind it.
 * @throws Error when there is no such testimonial
 */
export async function changeTestimonial(
  db: Db,
  by: Author,
  id: number | undefined,
  draft: (
    stored: TestimonialRow | undefined,
  ) => Omit<TestimonialRow, 'id' | 'position'> & { position?: number },
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const all = await listTestimonials(tx)
    const before = id === undefined ? undefined : findTestimonial(all, id)
    const { position = all.length + 1, ...values } = draft(before)
    if (!before) {
      const [added] = await tx
        .insert(testimonials)
        .values({ ...values, position })
        .returning()
      if (!added) throw new Error('The testimonial was not stored.')
      await placeTestimonials(
        tx,
        moved(
          all.map((one) => one.id),
          added.id,
          position,
        ),
      )
      return { subject: `testimonial ${added.id}`, before: null, after: { ...values } }
    }
    const ids = moved(
      all.map((one) => one.id),
      before.id,
      position,
    )
    const after = { ...before, ...values, position: ids.indexOf(before.id) + 1 }
    const change = difference(`testimonial ${before.id}`, before, after)
    if (!change) return undefined
    await tx
      .update(testimonials)
      .set({ ...values })
      .where(eq(testimonials.id, before.id))
    await placeTestimonials(tx, ids)
    return change
  })
}

async function placeTestimonials(tx: Db, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await tx
      .update(testimonials)
      .set({ position: index + 1 })
      .where(eq(testimonials.id, id))
  }
}

/** Removes a testimonial. @throws Error when there is none */
export async function removeTestimonial(
  db: Db,
  by: Author,
  id: number,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const { id: _, ...before } = findTestimonial(await listTestimonials(tx), id)
    await tx.delete(testimonials).where(eq(testimonials.id, id))
    return { subject: `testimonial ${id}`, before, after: null }
  })
}
