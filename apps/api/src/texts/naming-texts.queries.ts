import { LANGUAGES } from '@shop/domain'
import type { Db } from '../db/session.ts'
import { readPages } from '../pages/page.queries.ts'
import { listSms } from '../sms/sms-text.queries.ts'
import { listTexts, shownText } from './text.queries.ts'

/** Texts of the owner that one command changes, in all languages. */
export interface NamingText {
  /** The command that changes them, without its options. */
  command: string
  /** Those that were searched for. */
  texts: string[]
}

/** The texts of the shop for which `isNamed` is true: those of its pages and messages, and of the owner's pages as HTML. */
export async function findTexts(db: Db, isNamed: (text: string) => boolean): Promise<NamingText[]> {
  const [pages, messages, rows] = [await readPages(db), await listSms(db), await listTexts(db)]
  const all = [
    ...pages.flatMap(({ slug, sections, title, titleBn, description, descriptionBn }) => [
      { command: `pages set ${slug}`, texts: [title, titleBn, description, descriptionBn] },
      ...sections.map(({ id, html, htmlBn, ...section }) => ({
        command: `pages set ${slug} ${id}`,
        texts: [section.title, section.titleBn, html, htmlBn],
      })),
    ]),
    ...[...new Set(messages.map(({ kind }) => kind))].map((kind) => ({
      command: `sms set ${kind}`,
      texts: messages.filter((one) => one.kind === kind).map(({ body }) => body),
    })),
    ...rows.map((row) => ({
      command: `texts set ${row.key}`,
      texts: LANGUAGES.map((language) => shownText(row, language)),
    })),
  ]
  return all.flatMap(({ command, texts }) => {
    const named = texts.filter((text): text is string => text !== null && isNamed(text))
    return named.length > 0 ? [{ command, texts: named }] : []
  })
}
