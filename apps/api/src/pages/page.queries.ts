import { and, asc, eq } from 'drizzle-orm'
import {
  changeFacts,
  difference,
  moved,
  type Change,
  type Author,
} from '../changes/change.queries.ts'
import { pages, pageSections } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { initialPages } from './initial-pages.ts'

type PageRow = typeof pages.$inferSelect

/** A section of a page as it is stored. */
export type SectionRow = typeof pageSections.$inferSelect

/** A page with its sections in the order shown. */
export interface ShopPage extends PageRow {
  sections: SectionRow[]
}

/** What the owner says of a page besides its sections. */
export type PageDraft = Partial<Omit<PageRow, 'slug' | 'formal'>>

/** What the owner says of a section; `html` is sanitised. */
export type SectionDraft = Partial<Omit<SectionRow, 'slug' | 'id'>>

/** Stores the pages of a new shop that the database does not have. */
export async function storeInitialPages(tx: Db): Promise<void> {
  for (const [index, { sections, ...page }] of initialPages.entries()) {
    const row = { ...page, position: index + 1 }
    const stored = await tx.insert(pages).values(row).onConflictDoNothing().returning()
    if (stored.length === 0) continue
    await tx
      .insert(pageSections)
      .values(sections.map((one, at) => ({ ...one, slug: page.slug, position: at + 1 })))
  }
}

/** The pages in the order of their links. */
export async function readPages(db: Db): Promise<ShopPage[]> {
  const rows = await db.select().from(pages).orderBy(asc(pages.position), asc(pages.slug))
  const sections = await db
    .select()
    .from(pageSections)
    .orderBy(asc(pageSections.position), asc(pageSections.id))
  return rows.map((page) => ({
    ...page,
    sections: sections.filter(({ slug }) => slug === page.slug),
  }))
}

/** The page of a slug. @throws Error that names the pages when there is none */
export function findPage(all: readonly ShopPage[], slug: string): ShopPage {
  const found = all.find((page) => page.slug === slug)
  if (found) return found
  throw new Error(
    `There is no page "${slug}". The pages are ${all.map((page) => page.slug).join(', ')}.`,
  )
}

const subjectOf = (slug: string, section?: string) =>
  section === undefined ? `page ${slug}` : `page ${slug}, section ${section}`

/**
 * Changes what the owner says of a page. Another position moves the pages behind it.
 * @returns undefined when it is so already
 * @throws Error when there is no such page
 */
export async function changePage(
  db: Db,
  by: Author,
  slug: string,
  draft: PageDraft | ((stored: PageDraft) => PageDraft),
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const all = await readPages(tx)
    const { sections: _, ...before } = findPage(all, slug)
    const { position, ...given } = typeof draft === 'function' ? draft(before) : draft
    const slugs = moved(
      all.map((page) => page.slug),
      slug,
      position ?? before.position,
    )
    const after = { ...before, ...given, position: slugs.indexOf(slug) + 1 }
    const change = difference(subjectOf(slug), before, after)
    if (!change) return undefined
    await tx.update(pages).set(after).where(eq(pages.slug, slug))
    for (const [index, one] of slugs.entries()) {
      await tx
        .update(pages)
        .set({ position: index + 1 })
        .where(eq(pages.slug, one))
    }
    return change
  })
}

/**
 * Changes a section, or adds it behind the others. A page that shows the day of its last change shows `today`.
 * @param today such as `2026-12-11`
 * @throws Error when there is no such page, and for a new section without title or text
 */
export async function changeSection(
  db: Db,
  by: Author,
  { slug, id, today }: { slug: string; id: string; today: string },
  draft: SectionDraft | ((stored: SectionDraft) => SectionDraft),
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const page = findPage(await readPages(tx), slug)
    const before = page.sections.find((section) => section.id === id)
    const { position, ...given } = typeof draft === 'function' ? draft(before ?? {}) : draft
    const ids = moved(
      page.sections.map((section) => section.id),
      id,
      position ?? before?.position ?? page.sections.length + 1,
    )
    const place = ids.indexOf(id) + 1
    if (!before) {
      const { title, html, titleBn = null, htmlBn = null } = given
      if (title === undefined || html === undefined) {
        throw new Error(`"${slug}" has no section "${id}". A new one needs --title and --file.`)
      }
      const row = { slug, id, position: place, title, titleBn, html, htmlBn }
      await tx.insert(pageSections).values(row)
      await storePlaces(tx, slug, ids)
      await storeDay(tx, page, today)
      return { subject: subjectOf(slug, id), before: null, after: row }
    }
    const after = { ...before, ...given, position: place }
    const change = difference(subjectOf(slug, id), before, after)
    if (!change) return undefined
    await tx.update(pageSections).set(after).where(isSection(slug, id))
    await storePlaces(tx, slug, ids)
    await storeDay(tx, page, today)
    return change
  })
}

/** Removes a section. @throws Error when there is none, and for the last one of a page */
export async function removeSection(
  db: Db,
  by: Author,
  { slug, id, today }: { slug: string; id: string; today: string },
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const page = findPage(await readPages(tx), slug)
    const before = findSection(page, id)
    if (page.sections.length === 1) {
      throw new Error(`"${id}" is the only section. Add another one before you remove it.`)
    }
    await tx.delete(pageSections).where(isSection(slug, id))
    await storePlaces(
      tx,
      slug,
      page.sections.map((section) => section.id).filter((one) => one !== id),
    )
    await storeDay(tx, page, today)
    return { subject: subjectOf(slug, id), before: { ...before }, after: null }
  })
}

/** The section of an id. @throws Error that names the sections when there is none */
export function findSection({ slug, sections }: ShopPage, id: string): SectionRow {
  const found = sections.find((section) => section.id === id)
  if (found) return found
  throw new Error(
    `"${slug}" has no section "${id}". Its sections are ${sections.map((one) => one.id).join(', ')}.`,
  )
}

const isSection = (slug: string, id: string) =>
  and(eq(pageSections.slug, slug), eq(pageSections.id, id))

/** Stores sections with the positions of their sequence. */
async function storePlaces(tx: Db, slug: string, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await tx
      .update(pageSections)
      .set({ position: index + 1 })
      .where(isSection(slug, id))
  }
}

async function storeDay(tx: Db, page: ShopPage, today: string): Promise<void> {
  if (page.updatedOn === null) return
  await tx.update(pages).set({ updatedOn: today }).where(eq(pages.slug, page.slug))
}
