import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { columns } from '../catalogue-import/columns.ts'
import {
  importCatalogue,
  type ImportResult,
  type ProductChange,
} from '../catalogue-import/import-catalogue.ts'
import type { RowMessage } from '../catalogue-import/read-file.ts'
import { CSV_FILE_START, csvLine } from '../csv/csv-line.ts'
import { flag, readArguments, text } from './arguments.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import { checkOutputFile, writeOutputFile } from './output-file.ts'

const maxPrintedMessages = 50
const maxPrintedValue = 60
const maxPrintedPictures = 20

/** `import FILE`: creates, changes, hides and removes products from a file. */
export const importCommand: Command = {
  name: 'import',
  summary: 'Create, change, hide and remove products from a CSV or JSON file',
  help: `usage: import FILE [--dry-run] [--skip-wrong] [--report FILE.csv]

  FILE          products as .csv with a header, or .json (a list, or {"products": [...]})
  --dry-run     check the file and print every change, store nothing
  --skip-wrong  store the other rows when some are wrong; without it one wrong row stops all
  --report      also write every change, old and new, to a CSV file

Columns: ${Object.keys(columns).join(', ')}.
A new product needs name, category and price. A column that is absent changes nothing, and a
product that is absent from the file stays as it is. An empty cell clears nameBn, discountPrice,
images, color, size, warranty, attributes, description, descriptionBn, keywords and the offer columns, sets
productType to Single, changes nothing in id, stockChange and state, and is an error in name, category, price and quantity.

  id           finds the product; without it the name finds it; else a product is created. The id
               of a removed product is not given again
  nameBn, descriptionBn   name and description in Bengali; without them the others are shown
  price        taka above 0; discountPrice must be below it
  description  HTML, or plain text: lines, empty lines and lines that begin with - or • are kept
  quantity     pieces in stock, such as 12; +5 or -2 changes the stock by that many
  stockChange  pieces to add or take (5, +5, -2); spreadsheets drop the + of +5 in quantity
  images       up to 4 names of photos (see photos) or paths below MEDIA_DIR, separated by |
  keywords     separated by commas
  attributes   such as brand: Haat Home | power: 1000; shop attributes lists them
  offerProductId, offerPrice   what is offered after an order of this product, and its price,
               below the present one; its row is before this one
  state        live, hidden (kept, not shown) or removed (deleted; hidden if it was ever ordered)

Missing categories are created and named. Names, categories and attributes are compared without case
and space, and keep the spelling in use; what was spelled otherwise and what is near another is
printed. Exit codes: 0 done, 1 errors in the file, 2 wrong usage.`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, {
      'dry-run': flag,
      'skip-wrong': flag,
      report: text,
    })
    const [path, ...others] = positionals
    if (!path || others.length > 0) throw new UsageError('Expected one file.')
    const extension = extname(path).toLowerCase()
    if (extension !== '.json' && extension !== '.csv') {
      throw new UsageError('The file must end in .json or .csv.')
    }
    const file = await readFile(path)
    const { report } = values
    if (report !== undefined) await checkOutputFile(report)
    const missing = new Set<string>()
    const reported = [
      CSV_FILE_START + csvLine(['row', 'id', 'name', 'change', 'field', 'old', 'new']),
    ]
    let result: ImportResult
    try {
      result = await importCatalogue(context.db, file, {
        format: extension === '.csv' ? 'csv' : 'json',
        dryRun: values['dry-run'],
        skipWrong: values['skip-wrong'],
        onChange: (change) => {
          context.print(describeChange(change))
          for (const path of missingPictures(change, context.settings)) missing.add(path)
          if (report !== undefined) reported.push(reportLines(change))
        },
        onProgress: (done, all) => {
          if (done % 2500 === 0 || done === all) context.printError(`${done} of ${all} rows`)
        },
      })
    } finally {
      // An import that stops has stored the rows before.
      if (report !== undefined) await writeOutputFile(report, reported)
    }
    if (missing.size > 0) context.printError(describeMissing(missing, context.settings.mediaDir))
    return printResult(context, result, values)
  },
}

/** The new pictures of a product that are in no media folder. */
function missingPictures(
  { changes }: ProductChange,
  { mediaDir, demoMediaDir, bucket }: CommandContext['settings'],
): string[] {
  const folders = [mediaDir, demoMediaDir].filter((folder) => folder !== undefined)
  return changes
    .filter(({ field, to }) => (field === 'images' || field === 'offerImage') && to !== null)
    .flatMap(({ to }) => String(to).split('|'))
    .filter((path) => !/^https?:/.test(path) && !(bucket && path.startsWith('photos/')))
    .filter((path) => !folders.some((folder) => existsSync(join(folder, path))))
}

function describeMissing(paths: ReadonlySet<string>, mediaDir: string): string {
  const named = [...paths].slice(0, maxPrintedPictures).join(', ')
  const more = paths.size > maxPrintedPictures ? ` and ${paths.size - maxPrintedPictures} more` : ''
  return `Pictures that are not in ${mediaDir} yet: ${named}${more}.`
}

function printResult(
  { print, printError }: CommandContext,
  result: ImportResult,
  options: { 'dry-run': boolean; 'skip-wrong': boolean },
): number {
  const { errors, notices, newCategories, kept } = result
  for (const line of describeMessages(errors)) printError(line)
  for (const line of describeMessages(notices)) print(line)
  if (newCategories.length > 0) print(`New categories: ${newCategories.join(', ')}.`)
  if (kept.length > 0) {
    print(
      `Hidden, not deleted, because orders, campaigns or offers refer to them: ${kept.join(', ')}.`,
    )
  }
  const counts = `${result.created} created, ${result.changed} changed, ${result.removed} removed, ${result.unchanged} unchanged`
  if (options['dry-run']) print(`Dry run, nothing was stored: ${counts}.`)
  else if (result.stored) print(`Stored: ${counts}.`)
  else printError(`Nothing was stored: ${errors.length} errors.`)
  if (errors.length === 0) return 0
  if (result.stored) printError(`${errors.length} errors; their rows were not stored.`)
  return options['skip-wrong'] ? 0 : 1
}

function describeMessages(messages: readonly RowMessage[]): string[] {
  const lines = messages
    .slice(0, maxPrintedMessages)
    .map(
      ({ row, field, message }) =>
        `${row > 0 ? `row ${row}` : 'file'}${field ? `, ${field}` : ''}: ${message}`,
    )
  const more = messages.length - lines.length
  return more > 0 ? [...lines, `… and ${more} more`] : lines
}

function describeChange({ row, id, name, kind, changes }: ProductChange): string {
  const details = changes
    .filter(({ field }) => kind !== 'created' || field !== 'name')
    .map(({ field, from, to }) =>
      kind === 'created' ? `${field} ${shown(to)}` : `${field} ${shown(from)} → ${shown(to)}`,
    )
  return `row ${row}: product ${id} "${name}" ${kind}: ${details.join(', ')}`
}

function shown(value: string | number | null): string {
  if (value === null) return '(empty)'
  const text = String(value).replace(/\s+/g, ' ')
  return text.length > maxPrintedValue ? `${text.slice(0, maxPrintedValue)}…` : text
}

function reportLines({ row, id, name, kind, changes }: ProductChange): string {
  return changes
    .map(({ field, from, to }) => csvLine([row, id, name, kind, field, from, to]))
    .join('')
}
