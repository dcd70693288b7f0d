import { parseArgs } from 'node:util'
import { readTimeZone } from '../shop/shop.queries.ts'
import { flag, text, wholeNumber } from './arguments.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import {
  listCampaignAnswers,
  listContactMessages,
  listSubscriptions,
  type TimeFilter,
} from './form.queries.ts'
import { exportRows, printRows, type ListRow } from './list-output.ts'
import { formatTime, parseTime } from './shop-time.ts'

const allRows = 10_000_000

/** Makes a command that lists and exports what shoppers sent with a form. */
function formCommand<T extends { createdAt: string }>(form: {
  name: string
  summary: string
  /** What is listed, in the plural. */
  noun: string
  /** Further options, as the help shows them. */
  more?: string
  header: readonly string[]
  find: (context: CommandContext, filter: TimeFilter, campaign: number | null) => Promise<T[]>
  toRow: (row: T) => ListRow
}): Command {
  const { name, summary, noun, more = '', header, find, toRow } = form
  return {
    name,
    summary,
    help: `usage: ${name} list   [--from DATE] [--to DATE]${more} [--limit 50] [--json]
       ${name} export [--from DATE] [--to DATE]${more} [--out FILE.csv]

  DATE  such as 2026-12-11, a day of the shop's time zone; --to includes its day

Newest first. The export writes phone numbers with a hyphen, so that spreadsheets keep their 0.
Exit codes: 0 done, 2 wrong usage.`,
    async run(context, [action, ...args]) {
      if (action !== 'list' && action !== 'export') {
        throw new UsageError(`Expected: ${name} list or export.`)
      }
      const { values } = parseArgs({
        args,
        options: {
          from: text,
          to: text,
          campaign: text,
          limit: { ...text, default: '50' },
          json: flag,
          out: text,
        },
      })
      if (values.campaign !== undefined && more === '') {
        throw new UsageError(`${name} has no option --campaign.`)
      }
      const timeZone = await readTimeZone(context.db)
      const filter = {
        from: values.from === undefined ? null : parseTime(values.from, '--from', { timeZone }),
        to: values.to === undefined ? null : parseTime(values.to, '--to', { timeZone, end: true }),
        limit: action === 'export' ? allRows : wholeNumber(values.limit, '--limit'),
      }
      const campaign =
        values.campaign === undefined ? null : wholeNumber(values.campaign, '--campaign')
      const rows = await find(context, filter, campaign)
      const withTime = (row: T): ListRow => ({
        received: formatTime(row.createdAt, timeZone),
        ...toRow(row),
      })
      if (action === 'list') {
        printRows(context, rows, { json: values.json, toRow: withTime })
        return 0
      }
      const pages = (async function* () {
        yield rows.map(withTime)
      })()
      await exportRows(context, { header: ['received', ...header], pages, path: values.out, noun })
      return 0
    },
  }
}

/** `contact list | export`. */
export const contactCommand = formCommand({
  name: 'contact',
  summary: 'List and export messages of the contact form',
  noun: 'messages',
  header: ['name', 'phone', 'email', 'message'],
  find: ({ db }, filter) => listContactMessages(db, filter),
  toRow: ({ name, phone, email, message }) => ({ name, phone, email, message }),
})

/** `subscriptions list | export`. */
export const subscriptionsCommand = formCommand({
  name: 'subscriptions',
  summary: 'List and export newsletter signups',
  noun: 'subscriptions',
  header: ['email'],
  find: ({ db }, filter) => listSubscriptions(db, filter),
  toRow: ({ email }) => ({ email }),
})

/** `campaign-answers list | export`. */
export const campaignAnswersCommand = formCommand({
  name: 'campaign-answers',
  summary: 'List and export answers to campaigns',
  noun: 'answers',
  more: ' [--campaign ID]',
  header: ['campaign', 'name', 'phone', 'email', 'address', 'trips'],
  find: ({ db }, filter, campaign) => listCampaignAnswers(db, filter, campaign),
  toRow: ({ campaignId, name, phone, email, address, trips }) => ({
    campaign: campaignId,
    name,
    phone,
    email,
    address,
    trips,
  }),
})
