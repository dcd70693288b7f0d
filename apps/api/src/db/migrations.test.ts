import { readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from './schema/index.ts'

type Snapshot = ReturnType<typeof generateDrizzleJson>

const read = (file: string) => readFileSync(`${import.meta.dirname}/migrations/${file}`, 'utf8')

const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { tag: string }[] }
const migrations = entries.map(({ tag }) => ({
  sql: read(`${tag}.sql`),
  snapshot: JSON.parse(read(`meta/${tag.slice(0, 4)}_snapshot.json`)) as Snapshot,
}))

test('the migrations have all that the schema has', async () => {
  const last = migrations.at(-1)?.snapshot
  expect(await generateMigration(last!, generateDrizzleJson(schema, last!.id))).toEqual([])
})

test('each migration has the statements that its snapshot needs', async () => {
  let before = generateDrizzleJson({})
  for (const { sql, snapshot } of migrations) {
    const missing = (await generateMigration(before, snapshot)).filter((one) => !sql.includes(one))
    expect(missing).toEqual([])
    before = snapshot
  }
})
