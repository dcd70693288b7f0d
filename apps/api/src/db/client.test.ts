import { expect, test } from 'vitest'
import { serverUrl } from '../../test/server-url.ts'
import { useShop } from '../../test/test-shop.ts'
import { createLogger } from '../logger.ts'
import { loadSettings } from '../settings.ts'
import { openDatabase } from './client.ts'

const shop = useShop()

test('a pool that could take all connections of the server is refused, with the largest size', async () => {
  const [row] = await shop.sql<{ name: string; usable: number }[]>`
    select current_database() as name, current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int as usable`
  const [url, most] = [serverUrl(row?.name ?? ''), (row?.usable ?? 0) - 5]
  const settings = loadSettings({ DATABASE_URL: url })
  const open = (poolSize: number) =>
    openDatabase({ ...settings, poolSize }, { log: createLogger({ logLevel: 'silent' }) })
  await expect(open(most + 1)).rejects.toMatchObject({
    message: `DB_POOL_SIZE is ${most + 1}, but the database accepts ${most + 5} connections, and 5 of them stay free for commands.`,
    cure: `Set DB_POOL_SIZE to at most ${most}, or raise max_connections of the server.`,
  })
  const database = await open(most)
  await database.close()
})
