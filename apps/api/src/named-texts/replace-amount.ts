import { namesAmount, replaceAmount } from '@shop/domain'
import type { AmountReplacement } from '@shop/domain/wire'
import type { Author } from '../changes/change.queries.ts'
import type { Db } from '../db/session.ts'
import { findTexts } from './named-text.queries.ts'
import { changePage, changeSection } from '../pages/page.queries.ts'
import { changeSms } from '../sms/sms-text.queries.ts'
import { changeText, shownText } from '../texts/text.queries.ts'

/**
 * Writes an amount in place of another in a text of the shop, in all languages.
 * @param today the day that a page shows as that of its last change, such as `2026-12-11`
 * @returns false when there is no such text, or it does not name the amount
 */
export async function replaceAmountIn(
  db: Db,
  by: Author,
  { kind, id, section, from, to }: AmountReplacement,
  today: string,
): Promise<boolean> {
  const named = await findTexts(db, (text) => namesAmount(text, from))
  const isFound = named.some((one) => one.kind === kind && one.id === id && one.section === section)
  if (!isFound) return false
  const write = (text: string) => replaceAmount(text, from, to)
  const inAll = <Row extends object>(stored: Row) =>
    Object.fromEntries(
      Object.entries(stored)
        .filter(([, value]) => typeof value === 'string')
        .map(([name, value]) => [name, write(value as string)]),
    ) as Partial<Row>
  if (kind === 'message')
    await changeSms(db, by, id, ({ en, bn }) => ({ en: write(en), bn: write(bn) }))
  else if (kind === 'text')
    await changeText(db, by, id, (row) => ({
      en: write(shownText(row, 'en')),
      bn: write(shownText(row, 'bn')),
    }))
  else if (section === null) await changePage(db, by, id, inAll)
  else await changeSection(db, by, { slug: id, id: section, today }, inAll)
  return true
}
