import { partsOf } from '@shop/domain'
import { replaceAmountRequest } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import type { Call } from '../http/define-call.ts'
import { replaceAmountIn } from '../named-texts/replace-amount.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { authorOf, deskCall, done, missing } from './desk-call.ts'

/** POST /desk/texts/amount. */
export function textRoutes(deps: Deps): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'facts',
      'POST /desk/texts/amount',
      'Writes an amount in taka in place of another in a page, a section of it, a text message or a text of the pages, in both languages.',
      {
        ...{ body: replaceAmountRequest, answer: null },
        errors: { 404: 'There is no such text, or it does not name the amount: `unknown`.' },
      },
      async (c, { member }, { body }) => {
        const { year, month, day } = partsOf(new Date(), await readTimeZone(db))
        const isFound = await replaceAmountIn(db, authorOf(member), body, `${year}-${month}-${day}`)
        if (!isFound) throw missing('There is no such text, or it does not name the amount.')
        return done(c)
      },
    ),
  ]
}
