import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { groups } from './groups.ts'

/** A query of a shopper and the products that it should find. */
export interface SearchQuery {
  text: string
  /** How it is spelt. */
  kind: 'right' | 'wrong' | 'romanised'
  /** Ids: one of them should be among the first three. */
  wanted: readonly number[]
  /** Whether it is never looked at while the search is tuned. */
  keptAside: boolean
}

/** Reads `queries.txt`. @throws Error for a line that is not a query, or a group that does not exist */
export async function readQueries(): Promise<SearchQuery[]> {
  const lines = await readLines('queries.txt')
  return lines.map((line, index) => {
    const [kind, query, wanted] = line.split(' | ')
    if ((kind !== 'right' && kind !== 'wrong' && kind !== 'romanised') || !query || !wanted) {
      throw new Error(`Not a query: ${line}`)
    }
    return {
      text: query,
      kind,
      wanted: wanted.split(' ').flatMap(idsOf),
      keptAside: index % 2 === 1,
    }
  })
}

/** Reads `everyday.txt`. @throws Error for a line that is not a query, or a group that does not exist */
export async function readEveryday(): Promise<Pick<SearchQuery, 'text' | 'wanted'>[]> {
  const lines = await readLines('everyday.txt')
  return lines.map((line) => {
    const [, text, wanted] = line.split(' | ')
    if (!text || !wanted) throw new Error(`Not a query: ${line}`)
    return { text, wanted: wanted.split(' ').flatMap(idsOf) }
  })
}

/** Reads `not-sold.txt`: texts that no product answers. */
export async function readNotSold(): Promise<string[]> {
  return await readLines('not-sold.txt')
}

async function readLines(file: string): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8')
  return text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
}

function idsOf(name: string): readonly number[] {
  if (/^\d+$/.test(name)) return [Number(name)]
  const ids = groups[name]
  if (!ids) throw new Error(`There is no group of products "${name}"`)
  return ids
}
