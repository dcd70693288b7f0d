import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { readCatalogue } from './catalogue-file.ts'
import { UsageError, type Command } from './command.ts'
import { importCatalogue } from './import.queries.ts'

const mostFaults = 50

/** `import FILE`: stores a catalogue, all of it or nothing. */
export const importCommand: Command = {
  name: 'import',
  summary: 'Store a catalogue from a JSON or CSV file, all of it or nothing',
  help: `usage: import FILE [--dry-run]

  FILE       products as .json (a list, or {"products": [...]}) or .csv with a header
  --dry-run  check everything and count, store nothing

Fields: id, name*, category*, price* (taka), discountPrice, quantity, productType (Single or
Combo), images (up to 4, separated by | in CSV), color, size, description (HTML), keywords
(separated by commas), offerProductId, offerPrice, offerImage.      * must be given
Without an id, a row belongs to the product of the same name, or is new. Missing categories are made.
Exit codes: 0 stored, 1 faults in the file, 2 wrong usage.`,
  async run({ sql, say, tell }, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    const [path, ...others] = positionals
    if (!path || others.length > 0) throw new UsageError('Name one file.')
    const extension = extname(path).toLowerCase()
    if (extension !== '.json' && extension !== '.csv') {
      throw new UsageError('The file must end in .json or .csv.')
    }
    const text = await readFile(path, 'utf8')
    const { rows, faults } = readCatalogue(text, extension === '.csv' ? 'csv' : 'json')
    if (faults.length > 0) {
      for (const { row, field, message } of faults.slice(0, mostFaults)) {
        tell(`row ${row}${field ? `, ${field}` : ''}: ${message}`)
      }
      if (faults.length > mostFaults) tell(`… and ${faults.length - mostFaults} more`)
      tell(`Nothing was stored: ${faults.length} faults.`)
      return 1
    }
    const dryRun = values['dry-run']
    const { created, updated, categories } = await importCatalogue(sql, rows, {
      dryRun,
      progress: (done) => tell(`${done} of ${rows.length} rows`),
    })
    const counts = `${created} created, ${updated} updated, ${categories} new categories`
    say(dryRun ? `Dry run, nothing was stored: ${counts}.` : `Stored: ${counts}.`)
    return 0
  },
}
