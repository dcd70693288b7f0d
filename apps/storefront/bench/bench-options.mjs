import { parseArgs } from 'node:util'

/** The options of a benchmark, as `parseArgs` reads them. `--help` prints the text and ends the program. */
export function benchOptions(help, options) {
  const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } })
  if (values.help) {
    console.log(help)
    process.exit(0)
  }
  return values
}
