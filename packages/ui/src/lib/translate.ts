import type { ProvidedMarket } from './market-context.ts'

/**
 * One text, in which `{name}` is a placeholder for the value of that name; or a text for each
 * plural category of the value `n`, such as `{ one: '{n} result', other: '{n} results' }`.
 */
export type Message =
  string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string })

/** Texts by key, of components or of an application. */
export type Catalogue = Readonly<Partial<Record<string, Message>>>

type Values = Readonly<Record<string, string | number>>

// Cached, because a product list formats the same texts for each card. Odd entries are names of
// placeholders, the others are literal text.
const parsed = new Map<string, string[]>()

/** Replaces the `{name}` placeholders of a text, numbers by `writeNumber`; a placeholder without a value stays. */
export function fill(
  text: string,
  values?: Values,
  writeNumber: (value: number) => string = String,
): string {
  let parts = parsed.get(text)
  if (!parts) parsed.set(text, (parts = text.split(/\{(\w+)\}/)))
  if (parts.length === 1) return text
  let filled = ''
  let slot = false
  for (const part of parts) {
    const value = slot ? (values?.[part] ?? `{${part}}`) : part
    filled += typeof value === 'number' ? writeNumber(value) : value
    slot = !slot
  }
  return filled
}

/** Formats the text of a key with the values of its placeholders. */
export type Translate<D> = (key: keyof D & string, values?: Values) => string

/** Formats texts: replaced ones in place of the defaults, numbers and plural forms as the market writes them. */
export function translateWith<D extends Catalogue>(
  defaults: D,
  replaced: Catalogue,
  market: ProvidedMarket | null,
): Translate<D> {
  return (key, values) => {
    const message = replaced[key] ?? defaults[key] ?? key
    const text = typeof message === 'string' ? message : choosePlural(message, values?.n, market)
    return fill(text, values, market?.writeNumber)
  }
}

function choosePlural(
  message: Exclude<Message, string>,
  n: string | number | undefined,
  market: ProvidedMarket | null,
): string {
  // The plural rule of English, the language of the default texts.
  const category = market ? market.pluralOf(Number(n)) : n === 1 ? 'one' : 'other'
  return message[category] ?? message.other
}
