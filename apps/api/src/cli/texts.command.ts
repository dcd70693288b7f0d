import { LANGUAGES, normalText, replaceAmount, type Language } from '@shop/domain'
import { changeText, listTexts, shownText, type TextRow } from '../texts/text.queries.ts'
import { flag, readArguments, text } from './arguments.ts'
import { printChange } from './change-output.ts'
import { amountsOf } from './naming-texts.ts'
import { commandUser, UsageError, type Command, type CommandContext } from './command.ts'
import { printRows } from './list-output.ts'

const options = { en: text, bn: text, amount: text, text, changed: flag, json: flag }

/** Letters of a text of the owner. */
const longest = 500

/** `texts list | set | reset`. */
export const textsCommand: Command = {
  name: 'texts',
  summary: 'List and change the words of buttons, labels and messages of all pages',
  help: `usage: texts list  [--text WORDS] [--changed] [--json]
       texts set   KEY [--en TEXT] [--bn TEXT]
       texts set   KEY --amount OLD=NEW
       texts reset KEY

  --text     only texts that have WORDS, in upper or lower case; --changed only those of the owner
  --en, --bn the text in English and in Bengali; "" shows again that of the build
  --amount   writes an amount in taka in place of another, in both languages: 70=80

What is not given stays. A {name} in a text is a placeholder: a text can have those that it had. A text
with plural forms, which list shows as "one | other", has one text for all numbers when you change it.
The first start of the shop stores the texts. Texts of policies are changed with "pages".
Exit codes: 0 done, 1 no such text, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print } = context
    const { values, positionals } = readArguments(args, options)
    if (action === 'list') return await list(context, values)
    const [key = '', ...others] = positionals
    if (!key || others.length > 0 || (action !== 'set' && action !== 'reset')) {
      throw new UsageError('Expected: texts list, or set or reset with the KEY of a text.')
    }
    const given = action === 'reset' ? () => ({ en: null, bn: null }) : textsOf(values)
    printChange(print, await changeText(db, commandUser(), key, given))
    return 0
  },
}

async function list(
  { db, print }: CommandContext,
  { text: words = '', changed, json }: { text?: string; changed: boolean; json: boolean },
): Promise<number> {
  const wanted = words.toLowerCase()
  const rows = (await listTexts(db))
    .map((row) => ({
      key: row.key,
      en: shownText(row, 'en'),
      bn: shownText(row, 'bn'),
      changed: row.en !== null || row.bn !== null,
    }))
    .filter((row) => !changed || row.changed)
    .filter(({ key, en, bn }) => `${key}\n${en}\n${bn}`.toLowerCase().includes(wanted))
  printRows({ print }, rows, {
    json,
    toRow: ({ key, en, bn }) => ({ key, en, bn }),
  })
  return 0
}

/** @throws UsageError */
function textsOf(values: Partial<Record<Language | 'amount', string | undefined>>) {
  const { amount } = values
  if (amount !== undefined) {
    if (values.en !== undefined || values.bn !== undefined) {
      throw new UsageError('Expected --amount, or --en and --bn.')
    }
    const { from, to } = amountsOf(amount)
    return (row: TextRow) =>
      perLanguage((language) => replaceAmount(shownText(row, language), from, to))
  }
  const given = LANGUAGES.filter((language) => values[language] !== undefined)
  if (given.length === 0) throw new UsageError('Expected at least one option.')
  const texts = given.map((language) => {
    const typed = normalText(values[language] ?? '')
    if (typed.length > longest)
      throw new UsageError(`--${language} must have at most ${longest} characters.`)
    return [language, typed || null]
  })
  return () => Object.fromEntries(texts) as Partial<Record<Language, string | null>>
}

const perLanguage = (make: (language: Language) => string) => ({ en: make('en'), bn: make('bn') })
