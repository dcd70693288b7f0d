import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { fieldsHelp, readCatalogue } from './catalogue-file.ts'
import { UsageError, type Command } from './command.ts'
import { importCatalogue } from './import.queries.ts'

const maxPrintedErrors = 50

/** `import FILE`: stores a catalogue, all of it or nothing. */
export const importCommand: Command = {
  name: 'import',
  summary: 'Store a catalogue from a JSON or CSV file, all of it or nothing',
  help: `usage: import FILE [--dry-run]

  FILE       products as .json (a list, or {"products": [...]}) or .csv with a header
  --dry-run  check the file and count the changes, store nothing

Fields:
${fieldsHelp}
Fields with * are required.
A row without an id updates the product of the same name, or creates one. Missing categories are
created. Exit codes: 0 stored, 1 errors in the file, 2 wrong usage.`,
  async run({ db, print, printError }, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    const [path, ...others] = positionals
    if (!path || others.length > 0) throw new UsageError('Expected one file.')
    const extension = extname(path).toLowerCase()
    if (extension !== '.json' && extension !== '.csv') {
      throw new UsageError('The file must end in .json or .csv.')
    }
    const text = await readFile(path, 'utf8')
    const { rows, errors } = readCatalogue(text, extension === '.csv' ? 'csv' : 'json')
    if (errors.length > 0) {
      for (const { row, field, message } of errors.slice(0, maxPrintedErrors)) {
        printError(`row ${row}${field ? `, ${field}` : ''}: ${message}`)
      }
      if (errors.length > maxPrintedErrors)
        printError(`… and ${errors.length - maxPrintedErrors} more`)
      printError(`Nothing was stored: ${errors.length} errors.`)
      return 1
    }
    const dryRun = values['dry-run']
    const { created, updated, categories } = await importCatalogue(db, rows, {
      dryRun,
      progress: (done) => printError(`${done} of ${rows.length} rows`),
    })
    const counts = `${created} created, ${updated} updated, ${categories} new categories`
    print(dryRun ? `Dry run, nothing was stored: ${counts}.` : `Stored: ${counts}.`)
    return 0
  },
}
