import { and, asc, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import { LANGUAGES, type Language } from '@shop/domain'
import { changeFacts, difference, type Change, type Author } from '../changes/change.queries.ts'
import { texts, type Message } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** A text of the pages as it is stored. */
export type TextRow = typeof texts.$inferSelect

/** The texts of the pages by language and key. */
export type TextCatalogue = Readonly<Record<Language, Readonly<Partial<Record<string, Message>>>>>

/** The texts of the owner by language and key. */
export type OwnTexts = Record<Language, Record<string, string>>

/**
 * Stores the texts of a build, so that commands know them. Those of the owner stay; a text that the build does not
 * have is removed, unless the owner has changed it.
 */
export async function storeCatalogue(db: Db, { en, bn }: TextCatalogue): Promise<void> {
  const rows = Object.entries(en).flatMap(([key, builtEn]) =>
    builtEn === undefined ? [] : [{ key, builtEn, builtBn: bn[key] ?? builtEn }],
  )
  if (rows.length === 0) return
  const { key, builtEn, builtBn } = texts
  await db
    .insert(texts)
    .values(rows)
    .onConflictDoUpdate({
      target: key,
      set: { builtEn: sql`excluded.built_en`, builtBn: sql`excluded.built_bn` },
      setWhere: or(
        sql`${builtEn} <> excluded.built_en`,
        sql`${builtBn} <> excluded.built_bn`,
      ) as ReturnType<typeof sql>,
    })
  const keys = rows.map((row) => row.key)
  await db.delete(texts).where(and(notInArray(key, keys), isNull(texts.en), isNull(texts.bn)))
}

/** All texts by key. */
export async function listTexts(db: Db): Promise<TextRow[]> {
  return db.select().from(texts).orderBy(asc(texts.key))
}

/** The texts of the owner. */
export async function readOwnTexts(db: Db): Promise<OwnTexts> {
  const rows = await db
    .select()
    .from(texts)
    .where(or(isNotNull(texts.en), isNotNull(texts.bn)))
    .orderBy(asc(texts.key))
  const own: OwnTexts = { en: {}, bn: {} }
  for (const row of rows)
    for (const language of LANGUAGES) {
      const text = row[language]
      if (text !== null) own[language][row.key] = text
    }
  return own
}

/** A text as it is shown in a language; the plural forms beside each other. */
export function shownText(row: TextRow, language: Language): string {
  const built = language === 'en' ? row.builtEn : row.builtBn
  return row[language] ?? (typeof built === 'string' ? built : Object.values(built).join(' | '))
}

/**
 * Changes what the owner says in place of a text. A text that is the one of the build is not stored.
 * @param given returns the texts of the languages that change; null is the text of the build
 * @throws Error when there is no text of this key, and for a placeholder that it does not have
 */
export async function changeText(
  db: Db,
  by: Author,
  key: string,
  given: (stored: TextRow) => Partial<Record<Language, string | null>>,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const [row] = await tx.select().from(texts).where(eq(texts.key, key))
    if (!row) throw new Error(`There is no text "${key}". "texts list" shows them.`)
    const built = { en: row.builtEn, bn: row.builtBn }
    const { en, bn } = row
    const before = { en, bn }
    const after = { ...before, ...given(row) }
    for (const language of LANGUAGES) {
      if (after[language] === built[language]) after[language] = null
      checkPlaceholders(after[language] ?? '', built[language])
    }
    const change = difference(`text ${key}`, before, after)
    if (change) await tx.update(texts).set(after).where(eq(texts.key, key))
    return change
  })
}

const inBraces = /\{\w+\}/g

/** @throws Error for a placeholder that the text of the build does not have */
function checkPlaceholders(text: string, built: Message): void {
  const known = [...new Set(JSON.stringify(built).match(inBraces))]
  const unknown = text.match(inBraces)?.find((one) => !known.includes(one))
  if (!unknown) return
  const can = known.length > 0 ? `It can have ${known.join(', ')}.` : 'It has no placeholder.'
  throw new Error(`${unknown} has no value in this text. ${can}`)
}
