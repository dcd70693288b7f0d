import { sql } from 'drizzle-orm'
import { searchWords } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { joinedPairs, wordsOf } from './normalize-words.ts'
import { soundOf } from './word-sound.ts'

/** Stores the words of products, so that search knows how they are written. */
export async function storeWords(
  db: Db,
  rows: readonly { name: string; nameBn: string | null; keywords: string; searchText: string }[],
): Promise<void> {
  const shown = new Map<string, string>()
  const words = new Set<string>()
  for (const { name, nameBn, keywords, searchText } of rows) {
    const named = wordsOf(`${name} ${nameBn ?? ''}`)
    for (const word of [...named, ...wordsOf(keywords), ...joinedPairs(named)]) {
      if (!shown.has(word.word)) shown.set(word.word, word.shown.toLowerCase())
    }
    for (const word of searchText.trim().split(' ')) if (word) words.add(word)
  }
  const list = [...words].sort()
  await db.execute(sql`
    insert into ${searchWords} (word, sound, shown)
    select * from unnest(${sql.param(list)}::text[], ${sql.param(list.map(soundOf))}::text[],
      ${sql.param(list.map((word) => shown.get(word) ?? word))}::text[])
    on conflict (word) do update set sound = excluded.sound, shown = excluded.shown
      where search_words.shown = ''`)
}
