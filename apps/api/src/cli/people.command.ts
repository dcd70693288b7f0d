import {
  BANGLADESHI_PHONE,
  codePoints,
  hasPhoneLength,
  isBlank,
  isEmailLike,
  LIMITS,
  normalizePhone,
  toTaka,
} from '@shop/domain'
import {
  correctPerson,
  eraseFinished,
  findPerson,
  openOrders,
  type Correction,
} from '../people/person.queries.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { flag, readArguments, text } from './arguments.ts'
import { UsageError, type Command } from './command.ts'
import { printLines, type ListRow } from './list-output.ts'
import { amountsInTaka } from './order-output.ts'
import { formatTime } from './shop-time.ts'

type Person = Awaited<ReturnType<typeof findPerson>>

/** `people find | correct | erase`. */
export const peopleCommand: Command = {
  name: 'people',
  summary: 'Show, correct or erase what is stored of a person',
  help: `usage: people find    PHONE [--json]
       people correct PHONE [--name NAME] [--phone PHONE] [--address ADDRESS] [--email EMAIL]
                      [--yes] [--json]
       people erase   PHONE [--yes] [--json]

  PHONE  in any spelling, such as 01712345678 or "+880 1712-345678"

find prints the orders, messages, campaign answers, newsletter signups and text messages of a person, and what was
corrected in the orders.
correct without --yes prints the same and changes nothing; with --yes it stores the given values in
the orders that are not delivered, cancelled or returned, and in messages, campaign answers and
newsletter signups. Finished orders stay as they were sent. The shopper finds a corrected order with
the new phone number, and its next text message goes there.
erase without --yes prints the same and changes nothing; with --yes it deletes them. Orders are kept
for the accounts: their lines, amounts and zone stay, the name, phone number and address go. An order
must be delivered, cancelled or returned before. A newsletter signup belongs to a person when its
e-mail address came with a message or a campaign answer of the phone number.
Backups that were made before, the SMS gateway, the courier and the receiver of ORDER_WEBHOOK_URL
have copies of their own.
Exit codes: 0 done, 1 nothing was changed, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    if (action === 'correct') return await correct(context, args)
    if (action !== 'find' && action !== 'erase')
      throw new UsageError('Expected: people find, correct or erase.')
    const { db, print, printError } = context
    const { values, positionals } = readArguments(args, options)
    const phone = phoneOf(positionals)
    if (values.yes && action === 'find') throw new UsageError('people find has no option --yes.')
    const person = await findPerson(db, phone)
    const open = openOrders(person.orders)
    const isErased =
      action === 'erase' && values.yes && (await eraseFinished(db, phone)).length === 0
    if (values.json) print(JSON.stringify({ phone, ...inTaka(person), erased: isErased }, null, 2))
    else printLines({ print }, rowsOf(person, await readTimeZone(db)))
    if (action === 'find') return 0
    if (!isErased && (open.length > 0 || values.yes)) {
      const numbers = open.map(({ id, status }) => `${id} (${status})`).join(', ')
      printError(`Nothing was erased: deliver, cancel or return these orders first: ${numbers}.`)
      return 1
    }
    const { length } = person.orders
    printError(
      isErased
        ? `Erased. ${length} orders are kept without the person.`
        : `Nothing was erased yet. With --yes all of it is deleted, and ${length} orders are kept without the person.`,
    )
    return 0
  },
}

const options = {
  yes: flag,
  json: flag,
} as const

/** `people correct`. */
const correct: Command['run'] = async ({ db, print, printError }, args) => {
  const { values, positionals } = readArguments(args, {
    ...options,
    name: text,
    phone: text,
    address: text,
    email: text,
  })
  const former = phoneOf(positionals)
  const correction = correctionOf(values)
  const found = await findPerson(db, former)
  if (found.orders.length + found.contactMessages.length + found.campaignAnswers.length === 0) {
    printError('Nothing was corrected: nothing is stored of this phone number.')
    return 1
  }
  const open = values.yes
    ? await correctPerson(db, former, correction)
    : openOrders(found.orders).map(({ id }) => id)
  const phone = values.yes ? (correction.phone ?? former) : former
  const person = await findPerson(db, phone)
  if (values.json)
    print(JSON.stringify({ phone, ...inTaka(person), corrected: values.yes }, null, 2))
  else printLines({ print }, rowsOf(person, await readTimeZone(db)))
  const what = `${open.length > 0 ? `orders ${open.join(', ')}` : 'no order'}, messages and campaign answers`
  printError(
    values.yes
      ? `Corrected: ${what}.`
      : `Nothing was corrected yet. With --yes it changes ${what}.`,
  )
  return 0
}

/** @throws UsageError for no value, and for one that the order form would refuse */
function correctionOf(values: Correction): Correction {
  const { name, phone, address, email } = values
  if ([name, phone, address, email].every((value) => value === undefined))
    throw new UsageError('Expected at least one of --name, --phone, --address and --email.')
  for (const [option, value, limit] of [
    ['name', name, LIMITS.name],
    ['address', address, LIMITS.address],
  ] as const) {
    if (value !== undefined && (isBlank(value) || codePoints(value) > limit))
      throw new UsageError(`--${option} must have 1 to ${limit} characters.`)
  }
  if (email !== undefined && !isEmailLike(email))
    throw new UsageError('--email must be an e-mail address.')
  return {
    name: name?.trim(),
    phone: phone === undefined ? undefined : phoneOf([phone]),
    address: address?.trim(),
    email: email?.trim(),
  }
}

/** @throws UsageError for what is no phone number */
function phoneOf(positionals: readonly string[]): string {
  const phone = normalizePhone(positionals.join(' '), BANGLADESHI_PHONE)
  if (!hasPhoneLength(phone, BANGLADESHI_PHONE))
    throw new UsageError('PHONE must be a phone number of 11 digits.')
  return phone
}

function inTaka({ orders, ...person }: Person) {
  return {
    ...person,
    orders: orders.map(({ placedFrom: _, ...order }) => ({
      ...order,
      ...amountsInTaka(order),
    })),
  }
}

function rowsOf(person: Person, timeZone: string): ListRow[] {
  const row = (what: string, createdAt: string, texts: ListRow): ListRow => ({
    what,
    time: formatTime(createdAt, timeZone),
    ...texts,
  })
  return [
    ...person.orders.map((order) =>
      row('order', order.createdAt, {
        number: order.id,
        state: order.status,
        phone: order.deliveryPhone,
        name: order.deliveryName,
        address: order.deliveryAddress,
        total: `${toTaka(order.total)} tk`,
      }),
    ),
    ...person.contactMessages.map(({ createdAt, name, phone, email, message }) =>
      row('message', createdAt, { name, phone, email, message }),
    ),
    ...person.campaignAnswers.map(({ createdAt, campaignId, name, phone, email, address, trips }) =>
      row('campaign answer', createdAt, { campaignId, name, phone, email, address, trips }),
    ),
    ...person.subscriptions.map(({ createdAt, email }) =>
      row('subscription', createdAt, { email }),
    ),
    ...person.notices.map(({ createdAt, kind }) => row('notice', createdAt, { text: kind })),
    ...person.corrections.map(({ changedAt, subject, before, after }) =>
      row('correction', changedAt, {
        subject,
        from: JSON.stringify(before),
        to: JSON.stringify(after),
      }),
    ),
    { what: `${person.orderKeys} keys of requests for these orders` },
    { what: `${person.requestCounts} counts of requests, without the phone number itself` },
  ]
}
