import { parseTaka } from '@shop/domain'
import type { NamedText, NamedTextKind, NamingTexts } from '@shop/domain/wire'
import { optionName, type ShopFacts } from '../shop/shop-facts.ts'
import { UsageError } from './command.ts'

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

/** Why texts are listed, and what to do with them. */
const sentences: Readonly<Record<NamingTexts['about'], (name: string) => string>> = {
  amount: (name) =>
    `These texts name ${name} tk, and were not changed. For those that mean this amount:`,
  otherAmounts: (name) =>
    `These texts name ${name} and other amounts than its charge, and were not changed:`,
  name: (name) => `These texts name ${name}, and were not changed:`,
}

/** The command that changes a text, without its options. */
const commands: Readonly<Record<NamedTextKind, (text: NamedText) => string>> = {
  page: ({ id, section }) => `pages set ${id}${section === null ? '' : ` ${section}`}`,
  message: ({ id }) => `sms set ${id}`,
  text: ({ id }) => `texts set ${id}`,
  fact: ({ id }) => `shop set --${optionName(id as keyof ShopFacts)}`,
  banner: ({ id }) => `banners set ${id}`,
  testimonial: ({ id }) => `testimonials set ${id}`,
  campaign: ({ id }) => `campaigns set ${id}`,
}

/** The kinds whose commands have the option `--amount`. */
const takesAmount: readonly NamedTextKind[] = ['page', 'message', 'text']

/** Prints the texts of the shop that name what was changed, with the commands that change them. */
export function printNamingTexts(
  { print }: { print: (line: string) => void },
  groups: readonly NamingTexts[],
): void {
  for (const { about, name, amount, texts } of groups) {
    print(`\n${sentences[about](name)}`)
    for (const text of texts) {
      const option =
        amount && takesAmount.includes(text.kind) ? ` --amount ${amount.from}=${amount.to}` : ''
      print(`  npm run shop -- ${commands[text.kind](text)}${option}`)
      for (const one of text.texts) print(`    ${plain(one)}`)
    }
  }
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
