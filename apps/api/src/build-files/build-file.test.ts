import { expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'
import { deleteOldBuildFiles, readBuildFile, storeBuildFiles } from './build-file.queries.ts'

const shop = useShop()
const file = (name: string) => ({ name, content: `start('${name} ৳')` })

/** Lets the last process that had the file have ended some days ago. */
const age = (name: string, days: number) =>
  shop.sql`update build_files set stored_at = now() - make_interval(days => ${days}) where name = ${name}`

test('a script of a build is read for a week after its last process, and deleted later', async () => {
  await storeBuildFiles(shop.db, [file('week-1.js'), file('older-1.js'), file('running-1.js')])
  await age('week-1.js', 7)
  await age('older-1.js', 9)
  await age('running-1.js', 9)
  await storeBuildFiles(shop.db, [file('running-1.js')])
  await deleteOldBuildFiles(shop.db)
  expect(await readBuildFile(shop.db, 'week-1.js')).toBe(file('week-1.js').content)
  expect(await readBuildFile(shop.db, 'running-1.js')).toBe(file('running-1.js').content)
  expect(await readBuildFile(shop.db, 'older-1.js')).toBeUndefined()
})
