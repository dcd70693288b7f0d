import { exportCatalogue, exportedColumns } from '../catalogue-import/export-catalogue.ts'
import { CSV_FILE_START } from '../csv/csv-line.ts'
import { readArguments, text } from './arguments.ts'
import { UsageError, type Command } from './command.ts'
import { writeOutputFile } from './output-file.ts'

/** `export FILE.csv`: the counterpart of `import`. */
export const exportCommand: Command = {
  name: 'export',
  summary: 'Write all products to a CSV file, which import reads',
  help: `usage: export FILE.csv [--columns name,price]

  --columns  only these, and id: ${exportedColumns.slice(1).join(', ')}

Hidden products are included. Change cells in a spreadsheet and import the file: a cell that is
unchanged changes nothing. Orders take pieces meanwhile, and an import sets quantity to the number of
the file: before an import, delete that column, or name the columns you need. A spreadsheet cuts a
text of more than 32,767 characters.
Exit codes: 0 done, 1 the file cannot be written, 2 wrong usage.`,
  async run({ db, print }, args) {
    const { values, positionals } = readArguments(args, { columns: text })
    const [path, ...others] = positionals
    if (!path || others.length > 0 || !/\.csv$/i.test(path)) {
      throw new UsageError('Expected one file that ends in .csv.')
    }
    const names = values.columns === undefined ? exportedColumns : columnsOf(values.columns)
    let lines = 0
    async function* file() {
      yield CSV_FILE_START
      for await (const line of exportCatalogue(db, names)) {
        lines += 1
        yield line
      }
    }
    await writeOutputFile(path, file())
    print(`${lines - 1} products written to ${path}`)
    return 0
  },
}

/** @throws UsageError for an unknown name */
function columnsOf(text: string): typeof exportedColumns {
  const given = text.split(',').map((name) => name.trim().toLowerCase())
  const isKnown = (name: string) => exportedColumns.some((known) => known.toLowerCase() === name)
  const unknown = given.find((name) => !isKnown(name))
  if (unknown !== undefined) throw new UsageError(`"${unknown}" is not a column of --columns.`)
  return exportedColumns.filter((name) => name === 'id' || given.includes(name.toLowerCase()))
}
