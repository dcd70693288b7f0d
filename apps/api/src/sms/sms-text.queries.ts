import { and, asc, eq } from 'drizzle-orm'
import { LANGUAGES, type Language } from '@shop/domain'
import { changeFacts, difference, type Change, type Author } from '../changes/change.queries.ts'
import { smsTexts, type SmsKind } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** A text message in each language. */
export type SmsBodies = Record<Language, string>

/** The text messages of a new shop. In English one part, in Bengali two. */
const initialTexts: Readonly<Record<SmsKind, SmsBodies>> = {
  placed: {
    en: 'Thank you! Your order {order} of Tk {total} is placed. Pay cash on delivery.',
    bn: 'ধন্যবাদ! আপনার অর্ডার {order} নেওয়া হয়েছে, মোট {total} টাকা। টাকা দেবেন পণ্য হাতে পেয়ে।',
  },
}

/** Stores the text messages of a new shop that the database does not have. */
export async function storeInitialSms(tx: Db): Promise<void> {
  const rows = Object.entries(initialTexts).flatMap(([kind, bodies]) =>
    LANGUAGES.map((language) => ({ kind: kind as SmsKind, language, body: bodies[language] })),
  )
  await tx.insert(smsTexts).values(rows).onConflictDoNothing()
}

/** The text of a message. @throws Error when the database has none */
export async function readSmsText(db: Db, kind: SmsKind, language: Language): Promise<string> {
  const [row] = await db
    .select({ body: smsTexts.body })
    .from(smsTexts)
    .where(and(eq(smsTexts.kind, kind), eq(smsTexts.language, language)))
  if (!row) throw new Error(`There is no text message "${kind}" in the language "${language}".`)
  return row.body
}

/** All text messages, by kind. */
export async function listSms(db: Db) {
  return db.select().from(smsTexts).orderBy(asc(smsTexts.kind), asc(smsTexts.language))
}

/** Changes a text message. @throws Error when there is none of this kind */
export async function changeSms(
  db: Db,
  by: Author,
  kind: string,
  draft: (stored: SmsBodies) => Partial<SmsBodies>,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const rows = (await listSms(tx)).filter((row) => row.kind === kind)
    const bodyOf = (language: Language) => rows.find((row) => row.language === language)?.body
    const [en, bn] = [bodyOf('en'), bodyOf('bn')]
    if (en === undefined || bn === undefined) {
      throw new Error(`There is no text message "${kind}". "sms list" shows them.`)
    }
    const before: SmsBodies = { en, bn }
    const after = { ...before, ...draft(before) }
    const change = difference(`text message ${kind}`, before, after)
    if (!change) return undefined
    for (const row of rows) {
      await tx
        .update(smsTexts)
        .set({ body: after[row.language] })
        .where(and(eq(smsTexts.kind, row.kind), eq(smsTexts.language, row.language)))
    }
    return change
  })
}
