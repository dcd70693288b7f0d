import { couponCode } from '@shop/domain'
import {
  changeCoupon,
  inTaka,
  listCoupons,
  removeCoupon,
  type CouponDraft,
  type CouponRow,
} from '../coupons/coupon.queries.ts'
import { textsOfCoupon, textsWithCode } from '../named-texts/texts-of-change.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { amountInPoisha, flag, readArguments, text, wholeNumber } from './arguments.ts'
import { printChange } from './change-output.ts'
import { printNamingTexts } from './naming-texts.ts'
import { commandUser, UsageError, type Command, type CommandContext } from './command.ts'
import { printRows } from './list-output.ts'
import { formatTime, parseTime } from './shop-time.ts'

const options = {
  ...{ amount: text, percent: text, 'at-most': text, minimum: text },
  ...{ from: text, to: text, uses: text },
  ...{ yes: flag, json: flag },
}

/** `coupons list | set | remove`. */
export const couponsCommand: Command = {
  name: 'coupons',
  summary: 'List, add, change and remove coupons',
  help: `usage: coupons list [--json]
       coupons set    CODE [--amount TAKA | --percent N] [--at-most TAKA] [--minimum TAKA]
                           [--from DATE] [--to DATE] [--uses N]
       coupons remove CODE [--yes]

  CODE       2 to 40 Latin letters, digits and hyphens; upper and lower case are the same
  --amount   what it takes off; --percent is a percentage of the subtotal from 1 to 100
  --at-most  the largest discount; --minimum is the smallest subtotal for which it is valid
  --from     when it begins; --to when it ends: a date such as 2026-12-11, which it includes
  --uses     how many orders may use it; a cancelled order does not count

set adds a CODE that there is not yet. An option that is absent stays as it is, and an empty one ("")
removes its condition. A placed order keeps its discount. remove without --yes changes nothing; to end
a coupon and keep it in the list, set --to. Texts of the shop that name a changed coupon are listed.
Exit codes: 0 done, 1 no such coupon, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print } = context
    const { values, positionals } = readArguments(args, options)
    if (action === 'list') return await list(context, values.json)
    const code = codeOf(positionals)
    if (action === 'set') {
      const draft = draftOf(values, await readTimeZone(db))
      const change = await changeCoupon(db, commandUser(), code, draft)
      printChange(print, change)
      printNamingTexts(context, await textsOfCoupon(db, code, change))
      return 0
    }
    if (action !== 'remove') throw new UsageError('Expected: coupons list, set or remove.')
    if (values.yes) {
      printChange(print, await removeCoupon(db, commandUser(), code))
      printNamingTexts(context, await textsWithCode(db, code))
    } else print(`Nothing was removed yet. With --yes, no order can use ${code} any more.`)
    return 0
  },
}

async function list({ db, print }: CommandContext, json: boolean): Promise<number> {
  const timeZone = await readTimeZone(db)
  const time = (at: string | null) => at && formatTime(at, timeZone)
  const rows = (await listCoupons(db)).map((coupon) => ({
    ...coupon,
    ...inTaka(coupon),
    startsAt: time(coupon.startsAt),
    endsAt: time(coupon.endsAt),
  }))
  printRows({ print }, rows, {
    json,
    toRow: ({ code, kind, value, minSubtotal, endsAt, used, maxUses }: CouponRow) => ({
      code,
      discount: kind === 'amount' ? `${value} tk` : `${value} %`,
      minimum: `from ${minSubtotal} tk`,
      ends: endsAt,
      used: maxUses === null ? `${used} uses` : `${used} of ${maxUses} uses`,
    }),
  })
  return 0
}

/** @throws UsageError */
function codeOf([typed = '', ...others]: readonly string[]): string {
  const code = couponCode(typed)
  if (others.length > 0 || !/^[A-Z0-9-]{2,40}$/.test(code)) {
    throw new UsageError('Expected a CODE: 2 to 40 Latin letters, digits and hyphens.')
  }
  return code
}

const unconditional = { atMost: null, minSubtotal: 0, startsAt: null, endsAt: null, maxUses: null }

/**
 * The function that makes the new state of a coupon.
 * @throws UsageError for a value that cannot be used; the function itself for a new coupon without a discount
 */
function draftOf(
  values: Partial<Record<Exclude<keyof typeof options, 'yes' | 'json'>, string | undefined>>,
  timeZone: string,
): (stored: CouponDraft | undefined) => CouponDraft {
  const { amount, percent, 'at-most': atMost, minimum, from, to, uses } = values
  if (amount !== undefined && percent !== undefined) {
    throw new UsageError('Expected --amount or --percent, not both.')
  }
  const discount =
    amount !== undefined
      ? { kind: 'amount' as const, value: amountInPoisha(amount, '--amount') }
      : percent !== undefined && {
          kind: 'percent' as const,
          value: wholeNumber(percent, '--percent'),
        }
  if (discount && (discount.value === 0 || (discount.kind === 'percent' && discount.value > 100))) {
    throw new UsageError('--amount must be more than 0, and --percent from 1 to 100.')
  }
  const most = uses && wholeNumber(uses, '--uses')
  if (most && most > 2_147_483_647) throw new UsageError('--uses is too large.')
  const conditions = {
    ...(atMost !== undefined && { atMost: atMost ? amountInPoisha(atMost, '--at-most') : null }),
    ...(minimum !== undefined && {
      minSubtotal: minimum ? amountInPoisha(minimum, '--minimum') : 0,
    }),
    ...(from !== undefined && { startsAt: from ? parseTime(from, '--from', { timeZone }) : null }),
    ...(to !== undefined && { endsAt: to ? parseTime(to, '--to', { timeZone, end: true }) : null }),
    ...(most !== undefined && { maxUses: most === '' ? null : most }),
  }
  return (stored) => {
    const before = stored ?? (discount && { ...unconditional, ...discount })
    if (!before) throw new UsageError('A new coupon needs --amount or --percent.')
    return { ...before, ...discount, ...conditions }
  }
}
