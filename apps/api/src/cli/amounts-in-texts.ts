import { namesAmount, parseTaka } from '@shop/domain'
import type { Change } from '../changes/change.queries.ts'
import { findTexts, type NamingText } from '../texts/naming-texts.queries.ts'
import { UsageError, type CommandContext } from './command.ts'

/**
 * The amounts of the option `--amount OLD=NEW`, in taka.
 * @throws UsageError
 */
export function amountsOf(given: string): { from: number; to: number } {
  const [from, to, ...others] = given.split('=').map(parseTaka)
  if (from === null || to === null || from === undefined || to === undefined || others.length > 0) {
    throw new UsageError('--amount must be two amounts in taka such as 70=80.')
  }
  return { from, to }
}

/**
 * Prints each text of the shop that names an amount which was changed, with the command that writes the new one.
 * @param names the amounts of the change, in taka
 */
export async function printTextsWithChanged(
  { db, print }: Pick<CommandContext, 'db' | 'print'>,
  change: Change | undefined,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const [from, to] = [change?.before?.[name], change?.after?.[name]]
    if (typeof from !== 'number' || typeof to !== 'number') continue
    const found = await findTexts(db, (text) => namesAmount(text, from))
    if (found.length === 0) continue
    print(`\nThese texts name ${from} tk, and were not changed. For those that mean this amount:`)
    printTexts(print, found, ` --amount ${from}=${to}`)
  }
}

/** Prints each text of the shop that names a coupon. */
export async function printTextsWithCode(
  { db, print }: Pick<CommandContext, 'db' | 'print'>,
  code: string,
): Promise<void> {
  const word = new RegExp(`(?<![A-Z0-9-])${code}(?![A-Z0-9-])`, 'i')
  const found = await findTexts(db, (text) => word.test(text))
  if (found.length === 0) return
  print(`\nThese texts name ${code}, and were not changed:`)
  printTexts(print, found, '')
}

function printTexts(
  print: (line: string) => void,
  found: readonly NamingText[],
  options: string,
): void {
  for (const { command, texts } of found) {
    print(`  npm run shop -- ${command}${options}`)
    for (const text of texts)
      print(
        `    ${text
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()}`,
      )
  }
}
