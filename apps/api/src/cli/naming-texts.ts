import { latinDigits, namedAmounts, namesAmount, parseTaka } from '@shop/domain'
import type { Change } from '../changes/change.queries.ts'
import { findTexts, type NamingText } from './naming-texts.queries.ts'
import { UsageError, type CommandContext } from './command.ts'

type Context = Pick<CommandContext, 'db' | 'print'>
type IsNamed = (text: string) => boolean

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
  { db, print }: Context,
  change: Change | undefined,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const [from, to] = [change?.before?.[name], change?.after?.[name]]
    if (typeof from !== 'number' || typeof to !== 'number') continue
    const found = await findTexts(db, (text) => namesAmount(text, from))
    if (found.length === 0) continue
    print(`\nThese texts name ${from} tk, and were not changed. For those that mean this amount:`)
    printTexts(print, found, `--amount ${from}=${to}`)
  }
}

/** Prints each text of the shop that names a coupon. */
export async function printTextsWithCode(context: Context, code: string): Promise<void> {
  const word = new RegExp(`(?<![A-Z0-9-])${code}(?![A-Z0-9-])`, 'i')
  await printTextsThat(context, `name ${code}`, (text) => word.test(text))
}

/**
 * Prints each text that names a zone with amounts of which none is its charge, before or now: `from ৳60` is not true
 * of a charge of 85, although 70 was the former one.
 * @param zone its names, and its charges in taka
 */
export async function printTextsWithZone(
  context: Context,
  { names, charges }: { names: readonly string[]; charges: readonly number[] },
): Promise<void> {
  const isNamed = isOneOf(names.map(namesWords))
  await printTextsThat(context, `name ${names[0]} and other amounts than its charge`, (text) => {
    const amounts = namedAmounts(text)
    return amounts.length > 0 && isNamed(text) && !amounts.some((one) => charges.includes(one))
  })
}

/** Prints each text of the shop that still has a name, number or address as it was before a change. */
export async function printTextsWithFormer(
  context: Context,
  change: Change | undefined,
): Promise<void> {
  for (const [fact, former] of Object.entries(change?.before ?? {})) {
    if (typeof former !== 'string' || former === '') continue
    const isNamed = (spellings[fact] ?? hasValue)(former)
    const current = String(change?.after?.[fact] ?? '')
    // A new name can have the former one in it.
    const withoutCurrent = (text: string) => (current ? text.replaceAll(current, '') : text)
    await printTextsThat(context, `name ${former}`, (text) => isNamed(withoutCurrent(text)))
  }
}

const isOneOf =
  (tests: readonly IsNamed[]): IsNamed =>
  (text) =>
    tests.some((isNamed) => isNamed(text))

/** Has a name in upper or lower case. One in Bengali can have a suffix: হাটে is in হাট. */
function namesWords(name: string): IsNamed {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const word = new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped}(?![A-Za-z])`, 'iu')
  return (text) => word.test(text)
}

/** The last digits of a phone number, by which all its spellings are equal. */
const phoneDigits = 10

/** Has a phone number in Latin or Bengali digits, with or without its country, spaces and hyphens. */
function namesPhone(phone: string): IsNamed {
  const digits = (text: string) => latinDigits(text).replace(/[\s()+.-]/g, '')
  const last = digits(phone).slice(-phoneDigits)
  return (text) => digits(text).includes(last)
}

/** Has a value in upper or lower case. */
const hasValue =
  (value: string): IsNamed =>
  (text) =>
    text.toLowerCase().includes(value.toLowerCase())

/** How a text can spell a fact; others are spelled as they are. */
const spellings: Readonly<Record<string, (value: string) => IsNamed>> = {
  name: namesWords,
  nameBn: namesWords,
  phone: namesPhone,
  whatsapp: namesPhone,
}

async function printTextsThat(
  { db, print }: Context,
  what: string,
  isNamed: IsNamed,
): Promise<void> {
  const found = await findTexts(db, isNamed)
  if (found.length === 0) return
  print(`\nThese texts ${what}, and were not changed:`)
  printTexts(print, found)
}

/** @param amount the option that writes another amount, for commands that have it */
function printTexts(
  print: (line: string) => void,
  found: readonly NamingText[],
  amount?: string,
): void {
  for (const { command, texts, takesAmount } of found) {
    print(`  npm run shop -- ${command}${amount && takesAmount ? ` ${amount}` : ''}`)
    for (const text of texts)
      print(
        `    ${text
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()}`,
      )
  }
}
