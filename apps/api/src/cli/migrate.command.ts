import { appliedMigrations } from '../db/check-schema.ts'
import { createLogger } from '../logger.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { UsageError, type Command } from './command.ts'

/** `migrate`. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Create the tables of this version, or upgrade those of an older one',
  migrates: true,
  help: `usage: migrate

Applies the migrations that the database of DATA_DIR or DATABASE_URL does not have yet, as each start
of the shop does. In a DATA_DIR without a database it creates an empty one. All other commands leave
the tables as they are, and refuse a database of another version.
Exit codes: 0 done, 1 failed, 2 wrong usage.`,
  async run({ db, pool, settings, print }, args) {
    if (args.length > 0) throw new UsageError('Expected: migrate')
    const before = await appliedMigrations(db)
    await prepareDatabase({ db, pool }, createLogger(settings), settings)
    const after = await appliedMigrations(db)
    const applied = after.filter((migration) => !before.includes(migration))
    print(`${applied.length} migrations applied; the database has ${after.length}.`)
    return 0
  },
}
