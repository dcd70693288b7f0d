import { createBackup } from '../backup/create-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { flag, readArguments } from './arguments.ts'
import { UsageError, type Command } from './command.ts'

/** One statement of a backup reads or stores a whole table. */
const statementTimeout = 0
const maxPrintedPhotos = 20

/** `backup FOLDER`. */
export const backupCommand: Command = {
  name: 'backup',
  summary: 'Write the whole shop into a new folder, while it runs',
  statementTimeout,
  help: `usage: backup FOLDER [--no-media]

  FOLDER      a folder that does not exist yet
  --no-media  leave out the photos of MEDIA_DIR

The backup holds every order that was placed before it began. It holds names and phone numbers:
only the user who made it can read it. It does not hold the settings.
Exit codes: 0 done, 1 failed and no backup was left, 2 wrong usage.`,
  async run({ pool, settings, print }, args) {
    const { values, positionals } = readArguments(args, { 'no-media': flag })
    const folder = oneFolder(positionals)
    const mediaDir = values['no-media'] ? undefined : settings.mediaDir
    const { tables, media } = await createBackup(pool, folder, { mediaDir })
    for (const { name, rows } of tables) print(`${name.padEnd(20)} ${rows} rows`)
    if (settings.bucket && mediaDir)
      print('The photos of S3_URL are not in it: copy the bucket, too.')
    print(`Backup written: ${folder}, ${tables.length} tables, ${media.length} photos.`)
    return 0
  },
}

/** `restore FOLDER`. */
export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Store a backup in an empty database',
  statementTimeout,
  help: `usage: restore FOLDER

  FOLDER  what "backup" has written

The database of DATA_DIR or DATABASE_URL must be empty: name a new one, and create its tables with
migrate. The files are verified before, and the stored rows after; on any fault nothing is stored.
Photos that are missing in MEDIA_DIR are copied there. Text messages that waited when the backup was
made are sent when the shop starts.
Exit codes: 0 done, 1 failed, 2 wrong usage.`,
  async run({ pool, settings, print, printError }, args) {
    const { positionals } = readArguments(args, {})
    const folder = oneFolder(positionals)
    const { manifest, copiedPhotos, differentPhotos } = await restoreBackup(pool, folder, settings)
    for (const { name, rows } of manifest.tables) print(`${name.padEnd(20)} ${rows} rows`)
    print(
      `Restored and verified: the backup of ${manifest.createdAt}, ${manifest.tables.length} tables, ${copiedPhotos} photos.`,
    )
    if (differentPhotos.length > 0) {
      const named = differentPhotos.slice(0, maxPrintedPhotos).join(', ')
      printError(
        `${differentPhotos.length} photos in ${settings.mediaDir} differ from the backup and were kept: ${named}.`,
      )
    }
    return 0
  },
}

function oneFolder(positionals: readonly string[]): string {
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new UsageError('Expected one folder.')
  return folder
}
