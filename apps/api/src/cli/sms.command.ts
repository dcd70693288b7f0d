import { LANGUAGES, normalText, replaceAmount } from '@shop/domain'
import { checkSms } from '../sms/sms-text.ts'
import { changeSms, listSms, type SmsBodies } from '../sms/sms-text.queries.ts'
import { flag, readArguments, text } from './arguments.ts'
import { printChange } from './change-output.ts'
import { amountsOf } from './naming-texts.ts'
import { commandUser, UsageError, type Command } from './command.ts'
import { printRows } from './list-output.ts'

const options = {
  en: text,
  bn: text,
  amount: text,
  json: flag,
} as const

/** `sms list | set`. */
export const smsCommand: Command = {
  name: 'sms',
  summary: 'List and change what text messages say',
  help: `usage: sms list [--json]
       sms set  KIND [--en TEXT] [--bn TEXT]
       sms set  KIND --amount OLD=NEW

  KIND      what the message is about: placed, a new order
  --en      the text in English; --bn the one in Bengali
  --amount  writes an amount in taka in place of another, in both languages: 70=80

{order} and {total} in a text are the number and the total of the order. A text may take two messages
of the gateway: 306 characters in English, 134 in Bengali. Messages that wait are sent with the new text.
Exit codes: 0 done, 1 no such message, 2 wrong usage.`,
  async run({ db, print }, [action, ...args]) {
    const { values, positionals } = readArguments(args, options)
    if (action === 'list') {
      const rows = await listSms(db)
      printRows({ print }, rows, { json: values.json, toRow: (row) => row })
      return 0
    }
    const [kind = '', ...others] = positionals
    if (action !== 'set' || !kind || others.length > 0) {
      throw new UsageError('Expected: sms list, or sms set with the KIND of a message.')
    }
    printChange(print, await changeSms(db, commandUser(), kind, bodiesOf(values)))
    return 0
  },
}

/** @throws UsageError; the function itself Error for a text that cannot be sent */
function bodiesOf(values: { en?: string; bn?: string; amount?: string }) {
  if (values.amount !== undefined) {
    if (values.en !== undefined || values.bn !== undefined) {
      throw new UsageError('Expected --amount, or --en and --bn.')
    }
    const { from, to } = amountsOf(values.amount)
    return ({ en, bn }: SmsBodies) => ({
      en: replaceAmount(en, from, to),
      bn: replaceAmount(bn, from, to),
    })
  }
  const given: Partial<SmsBodies> = {}
  for (const language of LANGUAGES) {
    const typed = values[language]
    if (typed === undefined) continue
    const body = normalText(typed)
    if (!body) throw new UsageError(`--${language} must not be empty.`)
    try {
      checkSms(body, language)
    } catch (error) {
      throw new UsageError(`--${language}: ${(error as Error).message}`, { cause: error })
    }
    given[language] = body
  }
  if (Object.keys(given).length === 0) throw new UsageError('Expected at least one option.')
  return () => given
}
