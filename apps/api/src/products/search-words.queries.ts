import { sql } from 'drizzle-orm'
import { searchWords } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import { joinedPairs, wordsOf } from './normalize-words.ts'
import { soundOf } from './word-sound.ts'

/** A word that some product has, and how it is written there. */
export interface KnownWord {
  word: string
  sound: string
  shown: string
}

const columns = { word: searchWords.word, sound: searchWords.sound, shown: searchWords.shown }
const maxOfOneSound = 12
const maxSimilar = 12

const wordsAlike = prepareOnce((db) => {
  const word = sql`given.word`
  const exact = db
    .select({ ...columns, match: sql<string>`'exact'`.as('match') })
    .from(searchWords)
    .where(sql`${searchWords.word} = ${word}`)
  const longer = db
    .select({ ...columns, match: sql<string>`'longer'`.as('match') })
    .from(searchWords)
    .where(sql`${searchWords.word} like ${word} || '_%'`)
    .orderBy(sql`length(${searchWords.word})`)
    .limit(1)
  const sounding = db
    .select({ ...columns, match: sql<string>`'sound'`.as('match') })
    .from(searchWords)
    .where(sql`${searchWords.sound} = given.sound and ${searchWords.word} <> ${word}`)
    .limit(maxOfOneSound)
  const near = exact.unionAll(longer).unionAll(sounding).as('near')
  return db
    .select({
      given: sql<string>`given.word`,
      word: near.word,
      sound: near.sound,
      shown: near.shown,
      match: near.match,
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('sounds')}::text[]) as given(word, sound)`,
    )
    .crossJoinLateral(near)
    .prepare('words_alike')
})

/** For each given word: whether a product has it or a longer one, and the words that sound like it. */
export async function findWordsAlike(db: Db, words: readonly string[]) {
  return await wordsAlike(db).execute({ words, sounds: words.map(soundOf) })
}

const similarWords = prepareOnce((db) => {
  const similar = db
    .select(columns)
    .from(searchWords)
    .where(sql`${searchWords.word} % given.word or ${searchWords.sound} % given.sound`)
    .orderBy(
      sql`greatest(similarity(${searchWords.word}, given.word), similarity(${searchWords.sound}, given.sound)) desc`,
    )
    .limit(maxSimilar)
    .as('similar')
  return db
    .select({
      given: sql<string>`given.word`,
      word: similar.word,
      sound: similar.sound,
      shown: similar.shown,
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('sounds')}::text[]) as given(word, sound)`,
    )
    .crossJoinLateral(similar)
    .prepare('similar_words')
})

/** The words of products that look most like each given word. Empty without pg_trgm. */
export async function findSimilarWords(db: Db, words: readonly string[]) {
  if (words.length === 0 || !(await hasTrigrams(db))) return []
  return await similarWords(db).execute({ words, sounds: words.map(soundOf) })
}

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

const trigrams = new WeakMap<Db, Promise<boolean>>()

/** Whether the server has pg_trgm, which compares words by similarity. Asked once for each database. */
function hasTrigrams(db: Db): Promise<boolean> {
  const known = trigrams.get(db)
  if (known) return known
  const asked = db
    .execute(sql`select 1 from pg_extension where extname = 'pg_trgm'`)
    .then((rows) => rows.length > 0)
  trigrams.set(db, asked)
  asked.catch(() => trigrams.delete(db))
  return asked
}
